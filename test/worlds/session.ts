export type Reply = {
  status: number
  headers: Headers
  text: string
  /** The answer read as JSON; null when it is none. */
  // oxlint-disable-next-line typescript/no-explicit-any -- tests say themselves what they expect
  body: any
  /** Where a redirect leads, as a path. */
  location: string | null
}
export type Sending = { headers?: Record<string, string>; token?: string | null; redirect?: 'follow' }
type Body = Record<string, unknown> | unknown[] | FormData | URLSearchParams | string

/** Somebody with a browser's memory: cookies are kept, the token is fetched once and sent along. */
export class Session {
  readonly url: string
  readonly cookies = new Map<string, string>()
  #token: string | null = null

  constructor(url: string) {
    this.url = url
  }

  visit = (path: string, options: Sending = {}) => this.send('GET', path, undefined, options)
  post = (path: string, body: Body = {}, options: Sending = {}) => this.change('POST', path, body, options)
  patch = (path: string, body: Body = {}, options: Sending = {}) => this.change('PATCH', path, body, options)
  put = (path: string, body: Body = {}, options: Sending = {}) => this.change('PUT', path, body, options)
  delete = (path: string, body: Body = {}, options: Sending = {}) => this.change('DELETE', path, body, options)

  /** Fields as a form sends them, nested names and all: `{ 'user[email]': … }`. */
  submit(path: string, fields: Record<string, string>, options: Sending = {}) {
    return this.post(path, new URLSearchParams(fields), options)
  }

  async token() {
    this.#token ??= (await this.visit('/csrf_token')).body.token as string
    return this.#token
  }

  /** A new session has a new token. */
  forgetToken() {
    this.#token = null
  }

  async change(method: string, path: string, body: Body, options: Sending = {}) {
    const token = options.token === undefined ? await this.token() : options.token
    const headers = { Accept: 'application/json', ...(token && { 'X-CSRF-Token': token }), ...options.headers }
    return this.send(method, path, body, { ...options, headers })
  }

  async send(method: string, path: string, body?: Body, options: Sending = {}): Promise<Reply> {
    const headers = new Headers(options.headers)
    if (this.cookies.size)
      headers.set('Cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const isJson =
      body !== undefined && typeof body !== 'string' && !(body instanceof FormData || body instanceof URLSearchParams)
    if (isJson) headers.set('Content-Type', 'application/json')
    const reply = await fetch(new URL(path, this.url), {
      method,
      headers,
      body: isJson ? JSON.stringify(body) : (body as BodyInit | undefined),
      redirect: 'manual',
    })
    this.#keep(reply.headers.getSetCookie())
    // Where a title may break is nothing that one reads.
    const text = (await reply.text()).replaceAll('<wbr/>', '')
    const to = reply.headers.get('location')
    const location = to && new URL(to, this.url).origin === new URL(this.url).origin ? pathOf(to, this.url) : to
    if (location && options.redirect === 'follow') return this.visit(location, { redirect: 'follow' })
    return { status: reply.status, headers: reply.headers, text, body: parsed(text), location }
  }

  #keep(lines: string[]) {
    for (const line of lines) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (!name) continue
      if (/;\s*max-age=0\b/i.test(line) || value === '') this.cookies.delete(name)
      else this.cookies.set(name, value!)
      if (name.endsWith('_session')) this.forgetToken()
    }
  }
}

function pathOf(address: string, base: string) {
  const { pathname, search } = new URL(address, base)
  return pathname + search
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
