/** The floor for every secret: 1 to 32 characters with a letter and a digit [ACC-11]. */
const letter = /[a-z]/i
const digit = /\d/

/** What a new password needs besides not being a common one, which only the server can tell. */
export const passwordRules = {
  long_enough: (password: string) => password.length >= 8 && password.length <= 32,
  has_letter: (password: string) => letter.test(password),
  has_digit: (password: string) => digit.test(password),
} as const
export type PasswordRule = keyof typeof passwordRules

export function keepsPasswordRules(password: string): boolean {
  return Object.values(passwordRules).every((kept) => kept(password))
}
