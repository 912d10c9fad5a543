import { atLine, type CheckPlace } from '../report.ts'
import type { InspectedFile } from './login-address.ts'

/**
 * Calls by which a script reaches out of its page, runs what it was not shipped with, or reads what is not its own. Found by
 * name: who hides them is stopped by the sandbox, who uses them openly learns here why the page will not work.
 */
const calls: [call: string, pattern: RegExp][] = [
  ['fetch', /\bfetch\s{0,9}\(/],
  ['XMLHttpRequest', /\bXMLHttpRequest\b/],
  ['WebSocket', /\bWebSocket\b/],
  ['EventSource', /\bEventSource\b/],
  ['sendBeacon', /\bsendBeacon\b/],
  ['RTCPeerConnection', /\bRTCPeerConnection\b/],
  ['WebTransport', /\bWebTransport\b/],
  ['import()', /\bimport\s{0,9}\(/],
  ['importScripts', /\bimportScripts\b/],
  ['Worker', /\bnew\s{1,9}(Shared)?Worker\b/],
  ['serviceWorker', /\bserviceWorker\b/],
  ['window.open', /\bwindow\s{0,9}\.\s{0,9}open\b/],
  ['location', /\blocation\s{0,9}(=(?!=)|\.\s{0,9}(href\s{0,9}=(?!=)|assign\b|replace\b))/],
  ['document.cookie', /\bdocument\s{0,9}\.\s{0,9}cookie\b/],
  ['document.write', /\bdocument\s{0,9}\.\s{0,9}write/],
  ['eval', /\beval\s{0,9}\(/],
  ['Function', /\bnew\s{1,9}Function\b/],
  ['submit', /\.\s{0,9}(requestSubmit|submit)\s{0,9}\(/],
  ['postMessage', /\bpostMessage\b/],
  ['parent', /\b(window|self|globalThis)\s{0,9}\.\s{0,9}(parent|top|opener)\b/],
]

/** Names of XML vocabularies look like addresses, and are none. */
const address = /(?:https?|wss?|ftp):\/\/(?!www\.w3\.org\/)[^\s'"`<>)]{1,200}/

export function checkScript({ path, text, report }: InspectedFile, place?: CheckPlace) {
  for (const [call, pattern] of calls) {
    const found = pattern.exec(text)
    if (found) report.wrong('format.script_calls_out', { call }, place ?? atLine(path, text, found.index))
  }
  const outside = address.exec(text)
  if (outside) report.wrong('format.external_address', {}, place ?? atLine(path, text, outside.index))
}
