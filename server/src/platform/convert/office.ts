import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Allowance, ConversionFailed, runSandboxed } from './sandbox.ts'

/**
 * One LibreOffice for each document, started cold: whatever a document does to it ends with it. The ending decides how
 * it is read, so it is ours and not the owner's.
 */
export async function officeToPdf(folder: string, name: string, signal: AbortSignal, limits: Partial<Allowance> = {}) {
  const pdf = join(folder, name.replace(/\.\w+$/, '.pdf'))
  await rm(pdf, { force: true })
  const profile = '-env:UserInstallation=file:///tmp/profile'
  const command = ['soffice', '--headless', '--norestore', '--nolockcheck', profile, '--convert-to', 'pdf']
  const said = await runSandboxed(folder, [...command, '--outdir', '/work', name], {
    ...{ seconds: 120, megabytes: 3_000, signal },
    ...limits,
  })
  // It ends with 0 also when it could not read a thing.
  if (!said.includes('using filter')) throw new ConversionFailed(`soffice: ${said.trim() || 'nothing was written'}`)
  return pdf
}
