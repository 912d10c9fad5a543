/** A page of another site can make a browser send our cookie, but cannot read it to repeat it in the header. */
export const antiForgery = { cookie: 'atrium_csrf', header: 'x-csrf-token' } as const
