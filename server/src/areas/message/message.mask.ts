/** Four stars, however many signs they stand for: '+86 135****8723', 'q****e@example.com'. */
export function maskAddress(address: string, dial_code?: string): string {
  return address.includes('@') ? maskEmail(address) : maskMobile(address, dial_code)
}

function maskEmail(email: string) {
  const at = email.lastIndexOf('@')
  const name = email.slice(0, at)
  return `${name.slice(0, 1)}****${name.length > 2 ? name.slice(-1) : ''}${email.slice(at)}`
}

/** Of short numbers less is shown, since less of them remains to be guessed. */
function maskMobile(mobile: string, dial_code = mobile.startsWith('+86') ? '86' : '') {
  const own = mobile.slice(dial_code.length + 1)
  const [first, last] = own.length > 9 ? [3, 4] : [2, 2]
  return `+${dial_code}${dial_code && ' '}${own.slice(0, first)}****${own.slice(-last)}`
}
