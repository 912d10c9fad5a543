const prefix = /^resource_file\d{13}/

/** What its owner called a file: uploads carry a prefix and a moment before their names [API-08]. */
export function givenName(file_name: string): string {
  return file_name.replace(prefix, '') || file_name
}

/** The same without its ending: what a draft is called until its author names it. */
export function givenTitle(file_name: string): string {
  const last = givenName(file_name).split(/[\\/]/).at(-1) ?? ''
  return last.replace(/\.[a-z\d]{1,8}$/i, '').slice(0, 120)
}
