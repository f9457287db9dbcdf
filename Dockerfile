# Arbiter in a container:
#   docker build -t arbiter .
#   docker run -p 127.0.0.1:8080:8080 -v arbiter:/data -e ARBITER_PUBLIC_ORIGIN=https://arbiter.example \
#     -e ARBITER_TRUSTED_PROXIES=172.17.0.1 arbiter
# 172.17.0.1 is the proxy on this machine, as a container in Docker's usual network sees it. Name it as it is, or all visitors
# count as one.
# Without a proxy that speaks TLS, give -p 8080:8080 and -e ARBITER_PLAIN_HTTP_LAN=true instead, and anyone on the network
# can read along.
FROM rust:1.95-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends build-essential && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY Cargo.toml Cargo.lock CHANGELOG.md rust-toolchain.toml ./
COPY .cargo .cargo
COPY benches benches
COPY data data
COPY migrations migrations
COPY src src
COPY static static
COPY templates templates
RUN cargo build --locked --profile dist && cp target/dist/arbiter /arbiter && mkdir /empty

FROM debian:bookworm-slim
COPY --from=build /arbiter /usr/bin/arbiter
COPY --from=build --chown=10001:10001 /empty /data
USER 10001:10001
WORKDIR /data
VOLUME /data
ENV ARBITER_DATABASE_URL=sqlite:/data/arbiter.db ARBITER_LISTEN=0.0.0.0:8080 ARBITER_BACKUP_EVERY=15m ARBITER_BACKUP_TO=/data/backups
EXPOSE 8080
# /healthz of the process in this container: it can read and record.
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s CMD ["arbiter", "healthy"]
ENTRYPOINT ["arbiter"]
CMD ["serve"]
