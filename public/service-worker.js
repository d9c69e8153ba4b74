// The other usual name of a site's service worker.
importScripts('/sw.js');
