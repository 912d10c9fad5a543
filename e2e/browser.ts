/**
 * Debian's Chromium without a window: the same engine, without the bars and menus that nobody sees. Those cost each new
 * window more than the page in it: twelve visits took 26 seconds of the cores, and take 10.
 */
export const executablePath = '/usr/bin/chromium-headless-shell'
