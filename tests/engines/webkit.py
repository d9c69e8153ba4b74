"""A small WebKitGTK window for browsers.ts, which sends a JSON request a line and waits for its JSON answer.

A browser with a toolbar cannot be as narrow as a phone; this window can. Keys and pointer come from outside, by xdotool.
"""

import json
import os
import sys
import threading

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402

answers = os.fdopen(os.dup(1), "w", 1)
# The engine writes the page's console to the standard output, and to a terminal without delay.
terminal, terminal_end = os.openpty()
os.dup2(terminal_end, 1)

page = WebKit2.WebView.new_with_context(WebKit2.WebContext.new_ephemeral())
settings = page.get_settings()
settings.set_property("enable-write-console-messages-to-stdout", True)
settings.set_property("zoom-text-only", True)
window = Gtk.Window(decorated=False)
window.add(page)
window.show_all()
is_opening = False


def say(**message):
    answers.write(json.dumps(message) + "\n")


def ran(_, result):
    try:
        say(value=json.loads(page.call_async_javascript_function_finish(result).to_json(0)))
    except GLib.Error as error:
        say(error=error.message)


def obey(request):
    global is_opening
    if "url" in request:
        is_opening = True
        settings.set_property("enable-javascript", request["scripts"])
        page.load_uri(request["url"])
        return
    if "code" in request:
        page.call_async_javascript_function(request["code"], -1, None, None, None, None, ran)
        return
    if "text" in request:
        page.get_find_controller().search(request["text"], WebKit2.FindOptions.NONE, 1)
    if "width" in request:
        page.set_zoom_level(request["textZoom"])
        window.resize(request["width"], request["height"])
    say()


def load_changed(_, event):
    global is_opening
    if is_opening and event == WebKit2.LoadEvent.FINISHED:
        is_opening = False
        # The page's own scripts have not run. Those of the tests may.
        settings.set_property("enable-javascript", True)
        say()


def read_requests():
    for line in sys.stdin:
        GLib.idle_add(obey, json.loads(line))
    GLib.idle_add(Gtk.main_quit)


def read_console():
    for line in os.fdopen(terminal, errors="replace"):
        GLib.idle_add(lambda said=line.strip(): say(console=said))


page.connect("load-changed", load_changed)
for read in (read_requests, read_console):
    threading.Thread(target=read, daemon=True).start()
Gtk.main()
