import { expect, test } from 'vitest'
import { findMismatch } from './file-families.ts'

test.for([
  ['report.docx', 'application/x-msdownload', { named: 'word', found: 'windows_program' }],
  ['REPORT.PDF', 'application/x-elf', { named: 'pdf', found: 'linux_program' }],
  ['form.json', 'application/zip', { named: 'text', found: 'archive' }],
  [
    'plan.xlsx',
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    { named: 'sheet', found: 'word' },
  ],
  ['photo.png', 'text/html', { named: 'picture', found: 'text' }],
] as const)('%s with the content %s is a mismatch', ([name, type, mismatch]) => {
  expect(findMismatch(name, type)).toEqual(mismatch)
})

test.for([
  ['setup.exe', 'application/x-msdownload'],
  ['setup', 'application/x-msdownload'],
  ['photo.jpg', 'image/webp'],
  ['damaged.docx', 'application/zip'],
  ['damaged.docx', 'application/octet-stream'],
  ['export.xls', 'text/html'],
  ['document.zip', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  ['library.zip', 'application/java-archive'],
  ['run.txt', 'text/x-shellscript'],
  ['drawing.xml', 'image/svg+xml'],
  ['unknown.docx', null],
] as const)('%s with the content %s is accepted', ([name, type]) => {
  expect(findMismatch(name, type)).toBeNull()
})
