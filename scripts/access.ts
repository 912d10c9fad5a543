/**
 * npm run access: who may make each call, as a table, and what each management screen asks of its calls. Read from the
 * contract and answered by the lock itself.
 */
import { type Access, menus } from '@atrium/contract/access'
import { callsByNoun } from '@atrium/contract/calls'
import { type ManagementScreen, managementScreens } from '@atrium/contract/management'
import { refusal } from '@atrium/server/platform/http/access'

const everyMenu = Object.values(menus).filter((id) => id !== menus.management)
const everyId = [...Object.values(menus), ...Object.values(managementScreens)]
const known = { user_id: 1, view_only: [], confirmed: true }

const people = {
  visitor: { user_id: null, menus: null, view_only: [], confirmed: false },
  'without the menu': { ...known, menus: [] },
  'with the menu': { ...known, menus: everyMenu },
  'absent list': { ...known, menus: null },
  'confirmed long ago': { ...known, menus: everyMenu, confirmed: false },
  'every page': { ...known, menus: everyId },
  'every page, view only': { ...known, menus: everyId, view_only: everyId },
}

const calls = Object.values(callsByNoun)
  .flat()
  .map(({ method, path, access }) => row(`${method} ${path}`, access, method !== 'GET'))
const screens = Object.entries(managementScreens).map(([screen, id]) =>
  row(`calls of screen ${id} (${screen})`, { screen: screen as ManagementScreen }),
)

function row(name: string, access: Access, writes = false) {
  const own = access === 'anyone' || !access.own ? '' : `not_found unless one’s own ${access.own}`
  // Where the address names the screen, any of them stands for all.
  return [
    name,
    ...Object.values(people).map((person) => refusal(access, person, { named: 'users', writes }) ?? 'open'),
    own,
  ]
}

const table = [['call', ...Object.keys(people), 'other people’s objects'], ...calls, ...screens]
const widths = table[0]?.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0))) ?? []
for (const [number, row] of table.entries()) {
  process.stdout.write(`| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |\n`)
  if (number === 0) process.stdout.write(`|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|\n`)
}
