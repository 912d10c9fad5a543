import { deflateRawSync } from 'node:zlib'
import { type ZipEntryFixture, zip } from '../files/zip.ts'
import { type BadFile, noise } from './bad-file.ts'
import { json, soundForm, soundLogin } from './sound-files.ts'

const form: ZipEntryFixture = { name: 'form.json', content: JSON.stringify(soundForm) }
const manifest = {
  manifestVersion: 1,
  id: 'leave-request',
  type: 'form',
  version: '1.0.0',
  title: { 'zh-CN': '请假申请单' },
  summary: { 'zh-CN': '一张单' },
  licence: 'CC-BY-4.0',
  entry: 'form.json',
}

function badFile(about: string, entries: ZipEntryFixture[], wrong: string[], notes?: string[]): BadFile {
  return { about, file_name: 'package.zip', bytes: () => zip(entries), wrong, ...(notes && { notes }) }
}

const saying = (changed: object): ZipEntryFixture => ({
  name: 'manifest.json',
  content: json({ ...manifest, ...changed }),
})

export const badPackages: BadFile[] = [
  badFile('no file', [], ['format.not_recognised']),
  badFile('nothing anybody could preview', [{ name: 'readme.txt', content: 'hello' }], ['format.nothing_inside']),
  badFile('a name that climbs out', [form, { name: '../../etc/passwd', content: 'x' }], ['format.unsafe_names']),
  badFile('a name from the root', [form, { name: '/etc/passwd', content: 'x' }], ['format.unsafe_names']),
  badFile('a name that turns round', [form, { name: 'a\u202etxt.exe', content: 'x' }], ['format.unsafe_names']),
  badFile('a link', [form, { name: 'link', content: '/etc/passwd', mode: 0o120777 }], ['format.unsafe_names']),
  badFile('the same name twice', [form, { name: 'FORM.json', content: '{}' }], ['format.same_name_twice']),
  badFile('a password', [{ ...form, encrypted: true }], ['format.encrypted']),
  badFile(
    'a thousand files',
    [form, ...Array.from({ length: 1_000 }, (_, index) => ({ name: `f${index}` }))],
    ['format.too_many_files'],
  ),
  badFile(
    'a bomb',
    [form, { name: 'a.bin', deflated: deflateRawSync(Buffer.alloc(1_000)), said_size: 4_000_000_000 }],
    ['format.too_large_unpacked'],
  ),
  badFile(
    'more inside than it says',
    [{ name: 'form.json', deflated: deflateRawSync(Buffer.alloc(50_000_000)), said_size: 10 }],
    ['format.broken_archive'],
  ),
  badFile('a path nobody can type', [form, { name: `${'a/'.repeat(150)}b.png` }], ['format.path_too_long']),
  badFile('a manifest that is no JSON', [form, { name: 'manifest.json', content: '{' }], ['manifest.broken_json']),
  badFile('a manifest that is a list', [form, { name: 'manifest.json', content: '[]' }], ['manifest.not_an_object']),
  badFile(
    'a manifest ten thousand levels deep',
    [form, { name: 'manifest.json', content: '['.repeat(10_000) }],
    ['manifest.too_deep'],
  ),
  badFile('a manifest of tomorrow', [form, saying({ manifestVersion: 2 })], ['manifest.wrong_part']),
  badFile('a part nobody knows', [form, saying({ postInstall: 'rm -rf /' })], ['manifest.unknown_part']),
  badFile(
    'versions that are none',
    [form, saying({ requires: [{ product: 'suite', range: 'newest' }] })],
    ['manifest.wrong_range'],
  ),
  badFile('a payload that is not there', [form, saying({ entry: 'other.json' })], ['manifest.file_missing']),
  badFile(
    'a hash of something else',
    [form, saying({ files: [{ path: 'form.json', sha256: '0'.repeat(64), size: 1 }] })],
    ['manifest.wrong_hash'],
  ),
  badFile('a file it does not list', [form, saying({ files: [] })], ['manifest.file_not_listed']),
  badFile('a form that calls itself a schedule', [form, saying({ type: 'schedule' })], ['format.not_a_calendar']),
  {
    about: 'a picture',
    file_name: 'photo.png',
    bytes: () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), noise(1_000)]),
    wrong: ['format.not_recognised'],
  },
  {
    about: 'larger than anybody sends',
    file_name: 'huge.zip',
    bytes: () => Buffer.alloc(65 * 1024 * 1024),
    wrong: ['format.too_large'],
  },
  {
    about: 'a login page handed in as a portal',
    file_name: 'page.zip',
    resource_type: 'portal',
    bytes: () => zip(Object.entries(soundLogin).map(([name, content]) => ({ name, content }))),
    wrong: ['format.wrong_type'],
  },
]
