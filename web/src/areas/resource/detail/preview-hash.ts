/** Where the preview stands on the page of a resource, for links that lead to it. */
export const previewHash = '#preview'
