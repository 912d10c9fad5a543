const key = 'recent_searches'
const most = 6

/** Recent searches of this browser, latest first. They are never sent to the server. */
export function recentSearches(): string[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(list) ? list.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function rememberSearch(words: string) {
  storeSearches([words, ...recentSearches().filter((one) => one !== words)].slice(0, most))
}

export function forgetSearch(words: string) {
  storeSearches(recentSearches().filter((one) => one !== words))
}

export function forgetSearches() {
  storeSearches([])
}

function storeSearches(list: string[]) {
  try {
    if (list.length > 0) localStorage.setItem(key, JSON.stringify(list))
    else localStorage.removeItem(key)
  } catch {
    // Without storage nothing is remembered.
  }
}
