import { lazy, type ReactNode, useEffect } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from 'react-router'
import { asker } from '#platform/ask.ts'
import { NO_TRAINING } from '#platform/no-training.ts'
import { FormToken } from '#ui/post-form.tsx'
import { Said } from '#ui/said.ts'
import stylesheet from '#app/app.css?url'
import { replayEarlyInput } from '#app/replay-early-input.ts'
import { keepPage } from '#app/keep-page.ts'
import { wakeOutbox } from '#app/wake-outbox.ts'
import { readShell, type ShellData } from '#app/shell/read-shell.server.ts'
import { FailureNotice, NetworkNotice } from '#app/shell/failure-notice.tsx'
import { LineStrip } from '#app/shell/line-strip.tsx'
import { Shell } from '#app/shell/shell.tsx'
import type { Route } from './+types/root'

/** The server has it at hand; a browser fetches it where staff are. */
const StaffShell = import.meta.env.SSR
  ? (await import('#app/shell/staff/staff-shell.tsx')).StaffShell
  : lazy(async () => ({ default: (await import('#app/shell/staff/staff-shell.tsx')).StaffShell }))

/** Files of the folder `public`. */
const icons = { small: '/favicon.ico', drawn: '/icon.svg', touch: '/apple-touch-icon.png' }
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: icons.small, sizes: '32x32' },
  { rel: 'icon', href: icons.drawn, type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: icons.touch },
]

export async function loader({ context }: Route.LoaderArgs) {
  return readShell(asker(context))
}

/** For a page that failed; every page that stands names itself. */
export const meta: Route.MetaFunction = ({ loaderData, error }) => {
  const name = isRouteErrorResponse(error) && error.status === 404 ? 'ページが見つかりません' : '問題が起きました'
  return [{ title: error ? [name, loaderData?.siteName].filter(Boolean).join(' - ') : loaderData?.siteName }]
}

let hasToken = false
let hasSaid = false
/**
 * What every page shows changes with a sign-in or a closed notice, and both load a new document. But who came in by a
 * page that is kept for visitors has no token yet, and what a form has done is said on the next page, and on that alone.
 */
export const shouldRevalidate = ({ formMethod, actionStatus = 200 }: ShouldRevalidateFunctionArgs) =>
  !hasToken || hasSaid || (formMethod !== undefined && formMethod !== 'GET' && actionStatus < 400)

export function Layout({ children }: { children: ReactNode }) {
  useEffect(wakeUp, [])
  const shell = useRouteLoaderData<typeof loader>('root')
  useEffect(() => {
    hasToken = Boolean(shell?.csrfToken)
    hasSaid = Boolean(shell?.said)
  }, [shell])
  return (
    <html lang="ja">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content={NO_TRAINING} />
        <meta name="csrf-token" content={shell?.csrfToken ?? ''} data-member={shell?.member?.id} />
        <meta name="site-name" content={shell?.siteName ?? ''} />
        <Meta />
        <OwnAddress origin={shell?.origin} siteName={shell?.siteName} />
        <Links />
      </head>
      <body>
        <FormToken value={shell?.csrfToken ?? ''}>
          <Said value={shell?.said ?? null}>{children}</Said>
        </FormToken>
        <LineStrip />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

/** The one address of a page, whatever was added to it on the way here. */
function OwnAddress({ origin = '', siteName }: { origin?: string; siteName?: string }) {
  const address = `${origin}${useLocation().pathname}`
  return (
    <>
      <link rel="canonical" href={address} />
      <meta property="og:url" content={address} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="ja_JP" />
    </>
  )
}

/** Runs after the effects of everything on the page: from here on whatever is pressed or typed is heard. */
function wakeUp() {
  replayEarlyInput()
  document.documentElement.dataset.awake = ''
  wakeOutbox()
  keepPage()
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Around shell={loaderData}>
      <Outlet />
    </Around>
  )
}

/** The pages of staff have a shell of their own; whoever is not of the house never learns of it. */
function Around({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const { pathname } = useLocation()
  const { name, staffRole } = shell.member ?? {}
  if (!/^\/staff(\/|$)/.test(pathname) || !name || !staffRole) return <Shell shell={shell}>{children}</Shell>
  return (
    <StaffShell shell={shell} person={{ name, staffRole }}>
      {children}
    </StaffShell>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useRouteLoaderData<typeof loader>('root')
  const known = isRouteErrorResponse(error)
  const status = known ? error.status : 500
  const sentence = known && typeof error.data === 'object' ? error.data.sentence : undefined
  const notice = isUnreached(error) ? (
    <NetworkNotice />
  ) : (
    <FailureNotice
      status={status}
      sentence={
        sentence ??
        (status === 404 ? 'お探しのページは見つかりませんでした。' : '申し訳ありません。うまく表示できませんでした。')
      }
      requestId={shell?.requestId ?? ''}
    />
  )
  return shell ? <Around shell={shell}>{notice}</Around> : notice
}

/** What browsers throw where no answer came at all. */
const isUnreached = (error: unknown) => error instanceof TypeError && /fetch|load failed|network/i.test(error.message)
