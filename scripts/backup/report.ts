/** What a backup or a restore has to say: figures for monitoring, notes for whoever reads them. */
export interface BackupReport {
  is_good: boolean
  notes: string[]
  figures: Record<string, string | number>
}

export function printReport({ is_good, notes, figures }: BackupReport, asJson: boolean) {
  if (asJson) console.log(JSON.stringify({ is_good, notes, ...figures }))
  else {
    for (const [name, value] of Object.entries(figures)) console.log(`${name}: ${round(value)}`)
    for (const note of notes) console.log(note)
  }
  if (!is_good) process.exitCode = 1
}

function round(value: string | number) {
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(1) : value
}
