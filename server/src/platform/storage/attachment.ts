/** A file to be kept, as RFC 6266 writes it: the true name, and before it one that old programs understand. */
export function attachment(file_name: string): string {
  const plain = file_name.replace(/[^\w .()-]/g, '_')
  const encoded = encodeURIComponent(file_name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
