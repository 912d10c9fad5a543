/** A file to be kept, as RFC 6266 writes it: the true name, and before it one that old programs understand. */
export function attachment(file_name: string): string {
  return disposition('attachment', file_name)
}

export function disposition(manner: 'attachment' | 'inline', file_name: string): string {
  const name = sanitizeFileName(file_name)
  const plain = name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${manner}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** No line ends, no folders, and nothing that makes `exe.报告` be read as `报告.exe`. */
export function sanitizeFileName(file_name: string): string {
  return file_name.toWellFormed().replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029/\\]/gu, '_')
}
