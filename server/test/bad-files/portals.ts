import { type BadFile, cutInHalf, noise } from './bad-file.ts'
import { json, soundPortal } from './sound-files.ts'

const file_name = 'portal.json'
const [todo] = soundPortal.widgets

function badFile(about: string, changed: object, wrong: string[], notes?: string[]): BadFile {
  return { about, file_name, bytes: () => json({ ...soundPortal, ...changed }), wrong, ...(notes && { notes }) }
}

const placed = (place: object) => ({
  layouts: { wide: [{ i: 'todo', x: 0, y: 0, w: 6, h: 4, ...place }, ...soundPortal.layouts.wide.slice(1)] },
})

export const badPortals: BadFile[] = [
  { about: 'cut off', file_name, bytes: () => cutInHalf(json(soundPortal)), wrong: ['format.broken_json'] },
  { about: 'binary', file_name, bytes: () => noise(3_000), wrong: ['format.not_text'] },
  { about: 'a number', file_name, bytes: () => Buffer.from('42'), wrong: ['format.not_a_portal'] },
  {
    about: 'ten thousand levels deep',
    file_name,
    bytes: () => Buffer.from(`{"widgets":${'['.repeat(10_000)}`),
    wrong: ['format.too_deep'],
  },
  badFile('widgets that are no list', { widgets: { todo } }, ['format.not_a_portal']),
  badFile('no widget', { widgets: [] }, ['format.no_widgets']),
  badFile('a thousand widgets', { widgets: Array(1_000).fill(todo) }, ['format.too_many_widgets']),
  badFile('a widget without a kind', { widgets: [...soundPortal.widgets, { id: 'x' }] }, [
    'format.widget_without_kind',
  ]),
  badFile('the same widget twice', { widgets: [...soundPortal.widgets, todo] }, ['format.duplicate_id']),
  badFile(
    'a widget nobody knows',
    { widgets: [...soundPortal.widgets, { id: 'x', kind: 'remote-code' }] },
    [],
    ['format.unknown_widget', 'format.widget_without_place'],
  ),
  badFile('no layouts', { layouts: null }, ['format.no_layouts']),
  badFile('a place for a widget that is not there', placed({ i: 'ghost' }), ['format.no_such_widget']),
  badFile('a widget beside the grid', placed({ x: 10, w: 6 }), ['format.outside_the_grid']),
  badFile('a widget a million rows down', placed({ y: 1_000_000 }), ['format.outside_the_grid']),
  badFile('half a column', placed({ w: 1.5 }), ['format.outside_the_grid']),
  badFile('a width without columns', { widths: [{ name: 'wide', columns: 0, from: 0 }] }, ['format.wrong_width']),
  badFile(
    'a link that runs something',
    { widgets: [{ ...todo, data: { href: ' java\tscript:alert(1)' } }, soundPortal.widgets[1]] },
    ['format.script_address'],
  ),
  badFile('a colour that fetches', { theme: { accent: 'url(https://elsewhere.example/c)' } }, [
    'format.external_address',
  ]),
  {
    about: 'a prototype among the keys',
    file_name,
    bytes: () => Buffer.from(JSON.stringify(soundPortal).replace('"theme"', '"__proto__":{"polluted":true},"theme"')),
    wrong: [],
    notes: [],
  },
]
