import { Counter, Gauge, type Registry } from 'prom-client'

interface PageCounts {
  renderings: Record<string, number>
  refused: number
  keptBytes: number
  answers: Record<string, number>
}

/** What the host of the pages counts, read when somebody asks for the metrics. */
export function measurePages(registry: Registry, read: () => PageCounts) {
  const registers = [registry]

  new Gauge({
    name: 'atrium_page_renderings',
    help: 'Pages that are being rendered in this process, and that wait for it.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(read().renderings)) this.set({ state }, count)
    },
  })
  new Counter({
    name: 'atrium_page_renderings_refused_total',
    help: 'Renderings that found no place to wait, or waited too long.',
    registers,
    collect() {
      this.reset()
      this.inc(read().refused)
    },
  })
  new Gauge({
    name: 'atrium_kept_page_bytes',
    help: 'Memory of the rendered pages that this process keeps, in all encodings.',
    registers,
    collect() {
      this.set(read().keptBytes)
    },
  })
  new Counter({
    name: 'atrium_page_answers_total',
    help: 'Pages sent: kept ones that are fresh, older ones, and newly rendered ones.',
    labelNames: ['from'],
    registers,
    collect() {
      this.reset()
      for (const [from, count] of Object.entries(read().answers)) this.inc({ from }, count)
    },
  })
}
