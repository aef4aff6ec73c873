import { useSyncExternalStore } from 'react'
import { href, useLocation } from 'react-router'

/** To sign in and to sign up, and back to `path` afterwards; the top is where both lead anyway. */
export function waysIn(path: string) {
  const back = path === '/' ? '' : `return_to=${encodeURIComponent(path)}`
  return {
    signIn: withQuery(href('/sessions/new'), back),
    byLetter: withQuery(href('/sessions/by_letter'), back),
    signUp: withQuery(href('/users/new'), back),
    signUpBeside: withQuery(href('/sessions/new'), 'mode=register', back),
  }
}

const withQuery = (path: string, ...parts: string[]) =>
  [path, parts.filter(Boolean).join('&')].filter(Boolean).join('?')

const ENTRANCES = [href('/sessions/new'), href('/users/new')]
const never = () => () => {}

/**
 * The ways in from the page that is open, and back to it. What stands behind the question mark joins in the browser:
 * a page that is kept for all visitors tells none of them what another one's address said.
 */
export function useWaysIn() {
  const { pathname, search } = useLocation()
  const shown = useSyncExternalStore(
    never,
    () => search,
    () => '',
  )
  if (ENTRANCES.includes(pathname)) return waysIn(new URLSearchParams(search).get('return_to') ?? '/')
  return waysIn(pathname + shown)
}
