import type { Readable } from 'node:stream'
import { SaxesParser, type SaxesTagPlain } from 'saxes'
import { NotRead } from './not-read.ts'

/** Wider than any list: what stands further right is not read. */
const mostColumns = 100
const longestCell = 32_767

interface SheetHandlers {
  open(tag: SaxesTagPlain): void
  close?(name: string): void
  text?(text: string): void
}

/** Walks XML as it comes; after each piece the caller may take what has been gathered. Entities of its own are refused. */
async function* walk(stream: Readable, { open, close, text }: SheetHandlers): AsyncGenerator<void> {
  const parser = new SaxesParser()
  let broken: Error | null = null
  parser.on('error', (error) => {
    broken ??= error
  })
  parser.on('doctype', () => {
    broken ??= new Error('DOCTYPE is not allowed')
  })
  parser.on('opentag', (tag) => open({ ...tag, name: localName(tag.name) }))
  parser.on('closetag', ({ name }) => close?.(localName(name)))
  parser.on('text', (piece) => text?.(piece))

  const decoder = new TextDecoder()
  for await (const piece of stream) {
    parser.write(decoder.decode(piece as Buffer, { stream: true }))
    if (broken) throw new NotRead('unreadable', (broken as Error).message)
    yield
  }
  parser.close()
  if (broken) throw new NotRead('unreadable', (broken as Error).message)
  yield
}

function localName(name: string) {
  return name.slice(name.indexOf(':') + 1)
}

async function whole(walking: AsyncGenerator<void>) {
  for await (const _ of walking);
}

/** Where the first sheet of the workbook lies. */
export async function sheetIn(workbook: Readable, relations: Readable): Promise<string> {
  let first: string | undefined
  const targets = new Map<string, string>()
  await whole(
    walk(workbook, {
      open: ({ name, attributes }) => {
        if (name !== 'sheet') return
        first ??= Object.entries(attributes).find(([key]) => localName(key) === 'id' && key !== 'id')?.[1]
      },
    }),
  )
  await whole(
    walk(relations, {
      open: ({ name, attributes }) => {
        if (name === 'Relationship') targets.set(attributes.Id ?? '', attributes.Target ?? '')
      },
    }),
  )
  const target = targets.get(first ?? '')
  if (!target) throw new NotRead('unreadable')
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** The table of texts that cells point into. What stands above a letter to say how it is read is left out. */
export async function readTexts(stream: Readable): Promise<string[]> {
  const texts: string[] = []
  let current = ''
  let isText = false
  let isReading = false
  await whole(
    walk(stream, {
      open: ({ name }) => {
        if (name === 'si') current = ''
        if (name === 'rPh') isReading = true
        if (name === 't') isText = !isReading
      },
      close: (name) => {
        if (name === 't') isText = false
        if (name === 'rPh') isReading = false
        if (name === 'si') texts.push(current.slice(0, longestCell))
      },
      text: (piece) => {
        if (isText) current += piece
      },
    }),
  )
  return texts
}

export async function* readSheet(stream: Readable, texts: string[]): AsyncGenerator<string[]> {
  let gathered: string[][] = []
  let row: string[] = []
  let column = 0
  let type = ''
  let value = ''
  let takes = false

  const walking = walk(stream, {
    open: ({ name, attributes }) => {
      if (name === 'row') {
        row = []
        column = -1
      }
      if (name === 'c') {
        // A cell may say where it stands; one that does not stands beside the last.
        column = attributes.r ? columnOf(attributes.r) : column + 1
        type = attributes.t ?? ''
        value = ''
      }
      if (name === 'v' || name === 't') takes = true
    },
    close: (name) => {
      if (name === 'v' || name === 't') takes = false
      if (name === 'c' && column < mostColumns && value !== '') put(type === 's' ? (texts[Number(value)] ?? '') : value)
      if (name === 'row') gathered.push(row)
    },
    text: (piece) => {
      if (takes && value.length < longestCell) value += piece
    },
  })
  for await (const _ of walking) {
    yield* gathered
    gathered = []
  }

  function put(text: string) {
    while (row.length < column) row.push('')
    row[column] = text.slice(0, longestCell)
  }
}

/** 'AB12' is the 28th, counted from 0. */
function columnOf(address: string): number {
  let number = 0
  for (const letter of address.replace(/[^A-Z]/g, '').slice(0, 4)) number = number * 26 + letter.charCodeAt(0) - 64
  return number - 1
}
