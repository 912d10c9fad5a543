/**
 * A page of another site can make a browser send our cookie, but cannot read it to repeat it in the header. Under https
 * the cookie has the name that browsers take from nobody but this very host.
 */
export const antiForgery = {
  cookie: 'atrium_csrf',
  secureCookie: '__Host-atrium_csrf',
  header: 'x-csrf-token',
} as const
