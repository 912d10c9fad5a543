import { expect, test } from 'vitest'
import { openLog } from './log.ts'

function logged(err: unknown) {
  const lines: string[] = []
  openLog({ LOG_LEVEL: 'info' }, { write: (line) => void lines.push(line) }).warn({ err }, 'jobs')
  return JSON.parse(lines[0] ?? '').err
}

test('an error in a plain object, as pg-boss reports it, is logged with its message and stack', () => {
  const error = {
    message: 'timeout exceeded',
    stack: 'Error: timeout exceeded\n    at connect',
    code: '57P01',
    queue: 'x',
  }

  expect(logged(error)).toEqual({ message: error.message, stack: error.stack, code: '57P01' })
})

test('an error is logged without the values a database quotes', () => {
  const error = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'Key (email)=(a@example.com)' })

  const line = logged(new Error('the account was not saved', { cause: error }))

  expect(line).toMatchObject({
    message: 'the account was not saved',
    cause: { code: '23505', message: 'duplicate key' },
  })
  expect(JSON.stringify(line)).not.toContain('a@example.com')
})
