import { existsSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Picture } from './take.ts'

const drawings = join(import.meta.dirname, '../../docs/design/pictures')

/** Each page's pictures beside the drawing they follow. */
export function writeIndex(folder: string, pictures: Picture[]) {
  const groups = Map.groupBy(pictures, ({ shot }) => shot)
  const sections = [...groups].map(([shot, taken]) => {
    const drawing = shot.drawing ? join(drawings, `${shot.drawing}.png`) : null
    const drawn = drawing && existsSync(drawing) ? figure(relative(folder, drawing), `drawing: ${shot.drawing}`) : ''
    const photographed = taken.map(({ file }) => figure(file, file.slice(shot.name.length + 1, -4))).join('\n')
    return `<section><h2>${shot.name} <code>${shot.path}</code></h2><div>${drawn}${photographed}</div></section>`
  })

  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Atrium beside its drawings</title>
<style>
body { font: 14px/1.5 sans-serif; margin: 24px; background: #eee }
section > div { display: flex; gap: 16px; overflow-x: auto; align-items: start }
figure { margin: 0; flex: none } img { width: 560px; border: 1px solid #999 }
</style>
${sections.join('\n')}
`,
  )
}

function figure(source: string, caption: string) {
  return `<figure><a href="${source}"><img loading="lazy" src="${source}" alt=""></a><figcaption>${caption}</figcaption></figure>`
}
