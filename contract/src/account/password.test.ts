import { expect, test } from 'vitest'
import { keepsPasswordRules, passwordRules } from './password.ts'

test('a password has 8 to 32 characters with at least one letter and one digit [ACC-11]', () => {
  for (const kept of ['courtyard7', 'a1b2c3d4', 'A2345678', '院子里有8棵树 tree', `${'a'.repeat(31)}1`])
    expect(keepsPasswordRules(kept), kept).toBe(true)

  for (const broken of ['', 'a1', 'abcdef7', 'courtyard', '12345678', `${'a'.repeat(32)}1`])
    expect(keepsPasswordRules(broken), broken).toBe(false)
})

test('each password rule is reported separately', () => {
  const kept = (password: string) => Object.entries(passwordRules).filter(([, rule]) => rule(password))

  expect(kept('12345678').map(([name]) => name)).toEqual(['long_enough', 'has_digit'])
  expect(kept('tree').map(([name]) => name)).toEqual(['has_letter'])
})
