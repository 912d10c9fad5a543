import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ConversionFailed, runSandboxed, type SandboxLimits } from './sandbox.ts'

/** The ending decides how a document is read, so it is ours and not the owner's. */
export async function officeToPdf(
  folder: string,
  name: string,
  signal: AbortSignal,
  limits: Partial<SandboxLimits> = {},
) {
  await officesToPdf(folder, [name], signal, limits)
  return pdfOf(folder, name)
}

/**
 * One LibreOffice process for the documents of one person, started fresh, so that a compromised one does not outlive
 * them. Starting is the main cost, so documents that belong together are converted together.
 */
export async function officesToPdf(
  folder: string,
  names: string[],
  signal: AbortSignal,
  limits: Partial<SandboxLimits> = {},
) {
  await Promise.all(names.map((name) => rm(pdfOf(folder, name), { force: true })))
  const profile = '-env:UserInstallation=file:///tmp/profile'
  const command = ['soffice', '--headless', '--norestore', '--nolockcheck', profile, '--convert-to', 'pdf']
  const output = await runSandboxed(folder, [...command, '--outdir', '/work', ...names], {
    seconds: 120,
    megabytes: 3_000,
    signal,
    ...limits,
  })
  // It ends with 0 also when it could not read a thing.
  const written = output.split('using filter').length - 1
  if (written < names.length) throw new ConversionFailed(`soffice: ${output.trim() || 'nothing was written'}`)
}

export function pdfOf(folder: string, name: string) {
  return join(folder, name.replace(/\.\w+$/, '.pdf'))
}
