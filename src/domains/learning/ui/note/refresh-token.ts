/** The token of the session of now, into the page that was made for another one. */
export async function refreshToken(): Promise<void> {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')
  try {
    const reply = await fetch('/csrf_token')
    const { token } = (await reply.json()) as { token: string }
    if (meta && token) meta.content = token
  } catch {
    // Without the network the old one stays; the next attempt asks again.
  }
}
