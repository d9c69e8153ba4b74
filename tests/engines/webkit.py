"""A small WebKitGTK window for browsers.ts, which sends a JSON request a line and gets a JSON answer a line.

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
page.get_settings().set_property("enable-write-console-messages-to-stdout", True)
window = Gtk.Window(decorated=False)
window.add(page)
window.show_all()
loading = []


def say(**message):
    answers.write(json.dumps(message) + "\n")


def ran(_, result, request):
    try:
        value = page.call_async_javascript_function_finish(result).to_json(0)
        say(id=request["id"], value=json.loads(value) if value else None)
    except GLib.Error as error:
        say(id=request["id"], error=error.message)


def obey(request):
    if "url" in request:
        loading.append(request["id"])
        page.load_uri(request["url"])
    elif "code" in request:
        page.call_async_javascript_function(request["code"], -1, None, None, None, None, ran, request)
    elif "text" in request:
        page.get_find_controller().search(request["text"], WebKit2.FindOptions.NONE, 1)
        say(id=request["id"])
    elif "scripts" in request:
        page.get_settings().set_property("enable-javascript", request["scripts"])
        say(id=request["id"])
    else:
        page.get_settings().set_property("zoom-text-only", True)
        page.set_zoom_level(request["textZoom"])
        window.resize(request["width"], request["height"])
        say(id=request["id"])


def load_changed(_, event):
    if event == WebKit2.LoadEvent.FINISHED:
        while loading:
            say(id=loading.pop())


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
