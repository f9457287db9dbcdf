//! The route table, addresses, files and failures.

use super::*;
use crate::support::site::says;

#[test]
fn every_route_is_found_by_its_own_address() {
    for rows in [ROUTES, TABLE] {
        let table = RouteTable::new(rows);
        for route in rows {
            let found = table.find(route.method, &route.sample());
            assert!(
                matches!(found, RouteMatch::Route(line, _) if line.path == route.path),
                "{} leads to {found:?}",
                route.path
            );
        }
    }
}

#[test]
fn every_answer_has_the_security_headers() {
    let methods =
        ["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "PROPFIND", "CONNECTION"];
    for house in houses() {
        let samples = house.site.routes.rows().iter().map(Route::sample);
        for path in samples.chain(["/nothing".into(), "/%00".into(), "/t/../x".into()]) {
            for method in methods {
                let response = house.ask(method, &path).send();
                let place = format!("{method} {path} {}", response.status);
                assert_eq!(response.header("content-security-policy"), CONTENT_SECURITY_POLICY, "{place}");
                assert_eq!(response.header("x-content-type-options"), "nosniff", "{place}");
                assert_eq!(response.header("referrer-policy"), "same-origin", "{place}");
                assert_eq!(response.header("cross-origin-opener-policy"), "same-origin", "{place}");
                assert!(response.header("permissions-policy").contains("camera=()"), "{place}");
                assert!(!response.header("cache-control").is_empty(), "{place}");
                assert!(!response.headers.contains_key("server"), "{place}");
                assert!(!response.headers.contains_key("strict-transport-security"), "{place}");
                let kind = response.header("content-type");
                let named = kind.is_empty() || kind.contains("charset=utf-8");
                assert!(named, "{place}: {kind}");
                if !matches!(method, "GET" | "HEAD" | "POST") {
                    let allowed = house.site.routes.allowed(&path);
                    assert_eq!(response.status, allowed.map_or(404, |_| 405), "{place}");
                    assert_eq!(response.header("allow"), allowed.unwrap_or_default(), "{place}");
                }
            }
        }
    }
    assert!(!CONTENT_SECURITY_POLICY.contains("unsafe"));
}

#[test]
fn the_wrong_method_gets_405_and_the_allowed_one() {
    let house = house();
    let response = house.post("/t/frankfurt-autumn/desk", &[]).send();
    assert_eq!((response.status, response.header("allow")), (405, "GET, HEAD"));
    let response = house.get("/t/frankfurt-autumn/result").send();
    assert_eq!((response.status, response.header("allow")), (405, "POST"));
    let page = response.text();
    assert!(page.contains("it only takes what a form sends") && !page.contains("POST"), "{page}");
    for method in ["PUT", "OPTIONS"] {
        assert_eq!(house.ask(method, "/nothing").send().status, 404, "{method}");
    }
    assert_eq!(house.post("/nothing", &[]).send().status, 404);
}

#[test]
fn every_refused_method_is_told_which_ones_the_address_takes() {
    let house = House::of(site(ROUTES, &[]));
    for (path, allowed) in [
        ("/api/v1/tournaments", "GET, HEAD"),
        ("/api/v1/deck-check", "POST"),
        ("/sign-in", "GET, HEAD, POST"),
    ] {
        let response = house.ask("PUT", path).send();
        assert_eq!((response.status, response.header("allow")), (405, allowed), "{path}");
        says(&response, &format!("understands only {allowed}."));
    }
}

#[test]
fn with_tls_in_front_hsts_is_sent_and_cookies_are_secure() {
    let line = ["--public-origin", "https://arbiter.example"];
    let house = House::of(site(TABLE, &line));
    let response = house.get("/nothing").send();
    assert_eq!(response.header("strict-transport-security"), "max-age=31536000");
    let cookies = house.site.cookies;
    let cookie = cookies.session(&Who::Director.token().unwrap(), 60);
    assert!(cookie.as_str().starts_with("__Host-arbiter="), "{cookie:?}");
    assert!(cookie.as_str().ends_with("; Path=/; Max-Age=60; SameSite=Lax; HttpOnly; Secure"), "{cookie:?}");
    let colours = cookies.theme(Theme::Night);
    assert!(
        colours.as_str().starts_with("__Host-arbiter-theme=night; ")
            && colours.as_str().ends_with("; Secure")
    );
    assert_eq!(cookies.theme_in("__Host-arbiter-theme=night"), Theme::Night);
    assert_eq!(cookies.theme_in("arbiter-theme=night"), Theme::System, "a neighbour may have set that one");
    let plain = site(TABLE, &[]).cookies.session(&Who::Director.token().unwrap(), 60);
    assert!(plain.as_str().starts_with("arbiter=") && !plain.as_str().contains("Secure"), "{plain:?}");
}

#[test]
fn a_request_for_another_host_is_turned_away_at_the_door() {
    let house = House::of(site(TABLE, &["--public-origin", "https://arbiter.example"]));
    let status = |host: &str| house.get("/display").with("Host", host).send().status;
    assert_eq!((status("evil.example"), status("arbiter.example.evil.example")), (421, 421));
    assert_eq!((status("arbiter.example"), status("127.0.0.1:8080")), (200, 200), "the control");
    let unnamed = House::of(site(TABLE, &[]));
    assert_eq!(unnamed.get("/display").with("Host", "evil.example").send().status, 200);
}

#[test]
fn plain_http_on_a_network_is_refused_unless_asked_for_and_then_shown_on_every_page() {
    let open = config(&["--listen", "0.0.0.0:8080"]);
    let refused = Site::with_hooks(TABLE, open, hooks(String::new), crate::support::site::desk())
        .err()
        .unwrap()
        .to_string();
    assert!(refused.contains("--plain-http-lan") && !refused.contains('\n'), "{refused}");
    let house = House::of(site(ROUTES, &["--listen", "0.0.0.0:8080", "--plain-http-lan"]));
    let says = |path: &str| {
        let text = house.get(path).send().text();
        (text.contains("Not encrypted: what this means"), text.contains("This site is not encrypted"))
    };
    for path in ["/display", "/nothing", "/t/frankfurt-autumn"] {
        assert_eq!(says(path), (true, false), "one line on {path}");
    }
    for path in ["/sign-in", "/seat", "/deck-check", "/about"] {
        assert_eq!(
            says(path),
            (false, true),
            "something secret is typed on {path}, or it tells what the line means"
        );
    }
}

#[test]
fn head_answers_as_get_does_without_the_page() {
    let house = house();
    for path in ["/display", "/t/frankfurt-autumn", "/nothing", "/healthz"] {
        let (page, head) = (house.get(path).send(), house.ask("HEAD", path).send());
        assert_eq!((head.status, head.body.len()), (page.status, 0), "{path}");
        assert_eq!(head.header("content-length"), page.header("content-length"), "{path}");
    }
}

#[test]
fn a_hall_of_three_hundred_behind_one_address_is_welcome() {
    let house = house();
    for _ in 0..300 {
        assert_eq!(house.get("/t/frankfurt-autumn").send().status, 200);
    }
}

#[test]
fn assets_are_cached_for_ever_under_the_hash_of_their_content() {
    let house = house();
    for link in [urls::style(), urls::script(), urls::icon()] {
        let response = house.get(link.as_str()).with("Accept-Encoding", "br").send();
        assert_eq!(response.status, 200, "{link}");
        assert_eq!(response.header("cache-control"), "public, max-age=31536000, immutable");
        let again = house.get(link.as_str()).with("Accept-Encoding", "br");
        assert_eq!(again.with("If-None-Match", response.header("etag")).send().status, 304);
    }
    assert_eq!(house.get("/static/0123456789abcdef/arbiter.css").send().status, 404);
}

#[test]
fn a_path_is_never_decoded() {
    let house = house();
    assert_eq!(house.get("/t/frankfurt-autumn/rounds/3/tables/12").send().text(), "frankfurt-autumn 3 12");
    let hash = urls::style().as_str().split('/').nth(2).unwrap().to_owned();
    for path in [
        "/t/..%2f..%2fetc%2fpasswd",
        "/t/%2e%2e/%2e%2e",
        "/t/../../etc/passwd",
        "/t/a%00",
        "/t/%ff",
        "/t/Frankfurt",
        "/t/a_b",
        "/t//",
        "/t/",
        "//",
        "//t/frankfurt-autumn",
        "/t/frankfurt%2Dautumn",
        "/t/x;jsessionid=1",
        "/t/a\\..\\b",
        "/t/a/rounds/0/tables/1",
        "/t/a/rounds/01/tables/1",
        "/t/a/rounds/+1/tables/1",
        "/t/a/rounds/-1/tables/1",
        "/t/a/rounds/4294967296/tables/1",
        "/t/a/rounds/1e3/tables/1",
        &format!("/t/{}", "a".repeat(81)),
        &format!("/t/{}", "a".repeat(8_000)),
        &format!("/static/{hash}/..%2farbiter.css"),
        &format!("/static/{hash}/../arbiter.css"),
        &format!("/static/{hash}/../../Cargo.toml"),
        &format!("/static/{hash}/%2e%2e/Cargo.toml"),
    ] {
        let response = house.get(path).send();
        assert_eq!(response.status, 404, "{path}");
        assert!(!response.text().contains("[package]"));
    }
}

#[test]
fn one_slash_at_the_end_of_an_address_is_read_as_none() {
    let table = "/t/frankfurt-autumn/rounds/3/tables/12";
    assert_eq!(house().get(&format!("{table}/")).send().text(), house().get(table).send().text());
    assert_eq!(house().get(&format!("{table}//")).send().status, 404);
}

#[test]
fn browsers_find_the_icon_unasked() {
    let [_, real] = houses();
    let icon = real.get("/favicon.ico").send();
    assert_eq!((icon.status, icon.header("content-type")), (200, "image/svg+xml; charset=utf-8"));
    assert!(icon.text().contains("<svg"));
}

#[test]
fn a_phone_can_put_the_site_on_its_home_screen() {
    let [_, real] = houses();
    let manifest: serde_json::Value =
        serde_json::from_str(&real.get("/manifest.webmanifest").send().text()).unwrap();
    let icons = manifest["icons"].as_array().unwrap();
    assert_eq!(icons.len(), 3);
    for icon in icons {
        let file = real.get(icon["src"].as_str().unwrap()).send();
        assert_eq!((file.status, file.header("content-type")), (200, icon["type"].as_str().unwrap()));
        if icon["type"] == "image/png" {
            // The width and height of a PNG are big-endian numbers at byte 16.
            let width = u32::from_be_bytes(file.body[16..20].try_into().unwrap());
            assert_eq!(icon["sizes"], format!("{width}x{width}"));
        }
    }
    assert_eq!(real.get(manifest["start_url"].as_str().unwrap()).send().status, 200);
    let page = real.get("/").send().text();
    assert!(page.contains("<link rel=\"manifest\" href=\"/manifest.webmanifest\">"));
    // The worker is in charge of all addresses, so that it can keep any page; no other file may be.
    let file = |name: &str| {
        let at = page.split('"').find(|it| it.starts_with("/static/") && it.ends_with(name)).unwrap();
        real.get(at).send().header("service-worker-allowed").to_owned()
    };
    assert_eq!((file("service-worker.js").as_str(), file("arbiter.js").as_str()), ("/", ""));
}

#[test]
fn next_never_leads_to_another_site() {
    let hosts =
        ["evil.example", "evil.example/%2f..", "evil.example:80", "a@evil.example", "[::1]", "0x7f.1"];
    let tricks = [
        "//",
        "///",
        "////",
        "/\\",
        "\\/",
        "\\\\",
        "/\t/",
        "\t//",
        " //",
        "/ /",
        "/\n/",
        "/\r\n/",
        "\0//",
        "http://",
        "https://",
        "HTTPS:",
        "https:/",
        "ftp://",
        "javascript://",
        "javascript:alert(1)//",
        "data:text/html,",
        "vbscript:",
        "/%2f",
        "%2f%2f",
        "/%5c",
        "%5c%5c",
        "/%09/",
        "/./",
        "/../",
        "/.//",
        "/..//",
        "/;/",
        "/%2e%2e//",
        "./",
        "../",
        "@",
        "/@",
        "?//",
        "#//",
        "/\u{2215}/",
        "\u{ff0f}\u{ff0f}",
    ];
    let house = house();
    let mut count = 0;
    for host in hosts {
        for trick in tricks {
            let next = format!("{trick}{host}");
            let to = urls::local(&next);
            assert_eq!(to, urls::home(), "{next:?}");
            count += 1;
        }
    }
    assert!(count >= 200, "{count}");
    for next in tricks {
        let fields = [("theme", "night"), ("next", next)];
        let response = house.post("/display", &fields).send();
        if response.status == 303 {
            assert_eq!(response.header("location"), "/", "{next:?}");
        } else {
            assert_eq!((response.status, next.contains('\0')), (400, true), "{next:?}");
        }
    }
    for next in ["/", "/t/frankfurt-autumn/desk", "/rulings/search?q=red+alert&on=2000-08-05"] {
        assert_eq!(urls::local(next).as_str(), next);
    }
}

#[test]
fn nothing_breaks_a_header_line() {
    let answer = Answer::file("a\r\nSet-Cookie: x=\"y\".csv", "text/csv", "x").into_response();
    let line = answer.headers().get("content-disposition").unwrap().to_str().unwrap();
    assert_eq!(line, "attachment; filename=\"aSet-Cookiexy.csv\"");
}

#[test]
fn a_panic_is_a_500_and_the_program_goes_on() {
    let house = house();
    for _ in 0..200 {
        let response = house.get("/panic").send();
        assert_eq!(response.status, 500);
        assert!(!response.text().contains("on purpose"));
    }
    assert_eq!(house.get("/display").send().status, 200);
}

#[test]
fn the_cause_of_a_500_is_not_shown() {
    let response = house().get("/broken").send();
    assert_eq!(response.status, 500);
    assert!(response.text().contains("Something broke") && !response.text().contains("secret cause"));
}

#[test]
fn staff_see_trouble_on_every_page_and_public_pages_stay_cached() {
    let broken = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let there = Arc::clone(&broken);
    let mut hooks = hooks(String::new);
    hooks.trouble = Box::new(move || there.load(Ordering::SeqCst).then(|| "The disk is full.".to_owned()));
    let house = House::of(Site::with_hooks(TABLE, config(&[]), hooks, crate::support::site::desk()).unwrap());
    let told = |who| house.get("/t/frankfurt-autumn").by(who).send().text().contains("The disk is full.");
    let everybody = || [Who::Nobody, Who::Player, Who::Scorekeeper, Who::Director].map(told);
    assert_eq!(everybody(), [false; 4]);
    broken.store(true, Ordering::SeqCst);
    assert_eq!(everybody(), [false, false, true, true]);
    assert!(!house.get("/t/frankfurt-autumn").send().header("etag").is_empty(), "still cached");
    let health = house.get("/healthz").send();
    assert_eq!((health.status, health.text().as_str()), (503, "The disk is full.\n"));
    broken.store(false, Ordering::SeqCst);
    assert_eq!(everybody(), [false; 4]);
    assert_eq!(house.get("/healthz").send().status, 200);
}

#[test]
fn the_example_page_chooses_refuses_and_goes_back() {
    let house = house();
    let fields = [("theme", Theme::Night.code()), ("next", "/t/frankfurt-autumn")];
    let response = house.post("/display", &fields).send();
    assert_eq!((response.status, response.header("location")), (303, "/t/frankfurt-autumn"));
    assert!(response.header("set-cookie").starts_with("arbiter-theme=night; Path=/; "));
    let night = house.get("/display").with("Cookie", "arbiter-theme=night").send().text();
    assert!(night.contains("data-theme=\"night\""));
    let refused = house.post("/display", &[("theme", "pink")]).send();
    assert_eq!(refused.status, 422);
    assert!(refused.text().contains("Choose one of the three."));
}

#[test]
fn templates_hold_no_raw_text_scripts_styles_or_handlers() {
    let mut folders = vec![std::path::PathBuf::from("templates")];
    let mut read = 0;
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
            if entry.is_dir() {
                folders.push(entry);
                continue;
            }
            let text = std::fs::read_to_string(&entry).unwrap();
            read += 1;
            for wrong in [
                "|safe",
                "| safe",
                "style=\"",
                "<style",
                "javascript:",
                " onclick",
                " onload",
                "<script>",
                "href=\"/",
                "action=\"/",
                "src=\"/",
            ] {
                assert!(!text.contains(wrong), "{} holds {wrong}", entry.display());
            }
        }
    }
    assert!(read > 100, "the templates were read");
}
