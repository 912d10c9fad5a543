/** Where a translation file is read from: `/assets/i18n/home_page/zh-CN.json?v=…`. */
export function translationAddress(module: string, language: string, version: string): string {
  return `/assets/i18n/${module}/${language}.json?v=${version}`
}
