#!/bin/sh
# Starts Arbiter for the phones in the hall and opens its first page. Nothing is encrypted: anyone on the network can read
# what is sent. The tournaments are in arbiter.db beside this file, as with start-arbiter; only one of the two runs at a time.
cd "$(dirname "$0")" && exec ./arbiter --open --listen 0.0.0.0:8080 --plain-http-lan
