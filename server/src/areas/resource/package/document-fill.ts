import Docxtemplater from 'docxtemplater'
import PizZip from 'pizzip'
import { isObject, listOf, objectOf } from './json.ts'
import type { OfficeFile } from './office.ts'
import { inFile, type PackageReport } from './report.ts'
import { withinTime } from './within-time.ts'

const allowed = 800

/**
 * Whether the program that fills documents can read the tags: it sees them as they are split over runs and table cells. It
 * gets the parts that were read already, so it never opens an archive of somebody else's making.
 */
export function checkFill({ parts }: OfficeFile, entry: string, report: PackageReport) {
  if (report.checks.some(({ message }) => message.startsWith('format.tag_'))) return
  try {
    const done = withinTime(allowed, () => {
      const zip = new PizZip()
      for (const [name, text] of parts) zip.file(name, text)
      new Docxtemplater(zip, { paragraphLoop: true, linebreaks: true, errorLogging: false })
    })
    if (!done) report.wrong('format.document_too_slow', {}, inFile(entry))
  } catch (error) {
    const properties = objectOf((error as { properties?: unknown }).properties)
    const errors = Array.isArray(properties.errors) ? properties.errors : [error]
    for (const one of listOf(errors).slice(0, 20)) report.wrong('format.tag_broken', {}, inFile(entry, explain(one)))
  }
}

function explain(error: unknown) {
  const { explanation, xtag } = objectOf(isObject(error) ? error.properties : null)
  return String(explanation ?? xtag ?? (error as Error).message)
}
