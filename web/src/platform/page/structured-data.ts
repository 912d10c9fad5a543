interface BreadcrumbItem {
  name: string
  to?: string
}

/** The way to a page, as search engines read it [RT-11]. */
export function breadcrumbList(origin: string, places: readonly BreadcrumbItem[]) {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: places.map(({ name, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name,
      ...(to ? { item: origin + to } : {}),
    })),
  }
}

/** A page that lists things. */
export function collectionPage(origin: string, name: string, list: readonly Required<BreadcrumbItem>[]) {
  return {
    '@type': 'CollectionPage',
    name,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: list.map((one, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name: one.name,
        url: origin + one.to,
      })),
    },
  }
}

export function graph(...described: object[]) {
  return { '@context': 'https://schema.org', '@graph': described }
}
