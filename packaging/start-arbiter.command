#!/bin/sh
# Starts Arbiter and opens its first page. The tournaments are in arbiter.db beside this file.
cd "$(dirname "$0")" && exec ./arbiter --open
