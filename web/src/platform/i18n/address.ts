/** Where a translation file is read from: `/assets/i18n/home_page/zh-CN.json?v=…`, below the base path. */
export function translationAddress(module: string, language: string, version: string, basePath = ''): string {
  return `${basePath}/assets/i18n/${module}/${language}.json?v=${version}`
}
