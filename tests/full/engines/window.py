"""A window with nothing but a page of WebKitGTK, which WebKitWebDriver starts and drives.

Debian's MiniBrowser cannot be narrower than 447 pixels, and WebDriver does not tell what goes wrong in a page.
This window writes each fault to standard output, as a line of JSON.
"""

import json
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2

RUNS_SCRIPTS = "--without-script" not in sys.argv

# Runs before the scripts of a page, and also where the page may run none.
WATCH_PAGE = """{
    const send = (text) => window.webkit.messageHandlers.report.postMessage(text)
    const { error } = console
    console.error = (...parts) => {
        send('console: ' + parts.map(String).join(' '))
        error.apply(console, parts)
    }
    addEventListener('error', ({ message }) => send('exception: ' + message))
    addEventListener('unhandledrejection', ({ reason }) => send('rejection: ' + reason))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
        send('content security policy: ' + violatedDirective + ' refuses ' + blockedURI))
}"""


def send(text):
    print(json.dumps({"report": text}), flush=True)


def watch_request(_view, resource, _request):
    def failed(resource, error):
        # The visitor went elsewhere before the answer came.
        if not error.matches(WebKit2.NetworkError.quark(), WebKit2.NetworkError.CANCELLED):
            send(f"{error.message}: {resource.get_uri()}")

    def finished(resource):
        response = resource.get_response()
        if response and response.get_status_code() >= 400:
            send(f"{response.get_status_code()}: {resource.get_uri()}")

    resource.connect("failed", failed)
    resource.connect("finished", finished)


def watcher():
    manager = WebKit2.UserContentManager()
    manager.connect("script-message-received::report", lambda _manager, result: send(result.get_js_value().to_string()))
    manager.register_script_message_handler("report")
    frames, time = WebKit2.UserContentInjectedFrames.TOP_FRAME, WebKit2.UserScriptInjectionTime.START
    manager.add_script(WebKit2.UserScript(WATCH_PAGE, frames, time, None, None))
    return manager


def create_view(_session):
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=watcher(),
        # The driver's own scripts run all the same.
        settings=WebKit2.Settings(enable_javascript_markup=RUNS_SCRIPTS),
        is_controlled_by_automation=True,
    )
    view.connect("resource-load-started", watch_request)
    window = Gtk.Window(decorated=False)
    window.add(view)
    view.connect("close", lambda _view: window.destroy())
    window.show_all()
    return view


Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
context = WebKit2.WebContext.new_ephemeral()
context.set_preferred_languages(["en"])
context.set_automation_allowed(True)
context.connect("automation-started", lambda _context, session: session.connect("create-web-view", create_view))
Gtk.main()
