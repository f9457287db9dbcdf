@echo off
rem Starts Arbiter and opens its first page. The tournaments are in arbiter.db beside this file.
cd /d "%~dp0"
arbiter.exe --open
pause
