import { packed } from '../packed.ts'
import type { BadFile } from './bad-file.ts'
import { soundLogin, soundPage } from './sound-files.ts'

function badFile(about: string, files: Record<string, string | Buffer>, wrong: string[], notes?: string[]): BadFile {
  const bytes = () => packed({ ...soundLogin, ...files })
  return { about, file_name: 'morning.zip', bytes, wrong, ...(notes && { notes }) }
}

const page = (inside: string) => ({ 'index.html': soundPage.replace('</body>', `${inside}</body>`) })

export const badLogins: BadFile[] = [
  badFile('a text instead of a page', { 'index.html': 'hello' }, ['format.not_a_page']),
  badFile('a picture from elsewhere', page('<img src="https://elsewhere.example/pixel.gif">'), [
    'format.external_address',
  ]),
  badFile('an address without a scheme', page('<img src="//elsewhere.example/p.gif">'), ['format.external_address']),
  badFile('an address broken by a line end', page('<a href="java\nscript:alert(1)">x</a>'), ['format.script_address']),
  badFile('an address in numbers', page('<a href="&#106;avascript:alert(1)">x</a>'), ['format.script_address']),
  badFile('a form that posts', page('<form method="post" action="https://elsewhere.example/"></form>'), [
    'format.form_posts',
  ]),
  badFile('a button that sends the form elsewhere', page('<button formaction="/steal">x</button>'), [
    'format.form_posts',
  ]),
  badFile('a page within the page', page('<iframe srcdoc="x"></iframe>'), ['format.element_not_allowed']),
  badFile('another base', page('<base href="/">'), ['format.element_not_allowed', 'format.missing_file']),
  badFile('a jump to somewhere else', page('<meta http-equiv="refresh" content="0;url=//x.example">'), [
    'format.external_address',
  ]),
  badFile('a script that fetches', { 'slots.js': 'fetch("/api/users")' }, ['format.script_calls_out']),
  badFile('a script that sends what is typed', page('<script>navigator.sendBeacon("x", 1)</script>'), [
    'format.script_calls_out',
  ]),
  badFile('a script in an attribute', page('<img src="logo.svg" onload="new WebSocket(1)">'), [
    'format.script_calls_out',
  ]),
  badFile('a script that runs text', { 'slots.js': 'eval(atob("YWxlcnQ="))' }, ['format.script_calls_out']),
  badFile('a script with an outside address', { 'slots.js': 'const home = "https://elsewhere.example"' }, [
    'format.external_address',
  ]),
  badFile('a style sheet from elsewhere', { 'page.css': '@import "https://elsewhere.example/a.css";' }, [
    'format.external_address',
  ]),
  badFile('a script in a picture', { 'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>' }, [
    'format.script_in_picture',
  ]),
  badFile('a picture that reacts', { 'logo.svg': '<svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>' }, [
    'format.script_in_picture',
  ]),
  badFile(
    'a picture with an entity',
    { 'logo.svg': '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>' },
    ['format.document_type'],
  ),
  badFile('a picture that is not there', page('<img src="missing.png">'), ['format.missing_file']),
  badFile('a program among the files', { 'setup.exe': 'MZ' }, ['format.file_not_allowed']),
  badFile('slots that are none', { 'login.json': '{"slots": 5}' }, ['format.not_slots']),
  badFile('a slot of an unknown kind', { 'login.json': '{"slots": [{"name": "a", "kind": "script"}]}' }, [
    'format.wrong_slot',
  ]),
  badFile('a hundred thousand tags', page('<b>x</b>'.repeat(50_000)), ['format.too_much']),
  badFile('nineteen thousand scripts', page('<script></script>'.repeat(19_000)), []),
  badFile('a picture of fifty thousand elements', { 'logo.svg': `<svg>${'<a/>'.repeat(50_000)}</svg>` }, [
    'format.too_much',
  ]),
  badFile('quotes that never end', page(`<a title="${'<'.repeat(500_000)}`), []),
]
