import type { CallAsk } from '#platform/ask.ts'
import { Answer } from '#platform/answer.ts'

/** Programs that gather texts and pictures to train on, by the names under which they say that they read this file. */
const collectors = [
  'AI2Bot',
  'Ai2Bot-Dolma',
  'Amazonbot',
  'anthropic-ai',
  'Applebot-Extended',
  'Bytespider',
  'CCBot',
  'Claude-Web',
  'ClaudeBot',
  'cohere-ai',
  'cohere-training-data-crawler',
  'Diffbot',
  'FacebookBot',
  'Google-Extended',
  'GoogleOther-Image',
  'GPTBot',
  'ICC-Crawler',
  'img2dataset',
  'ImagesiftBot',
  'Kangaroo Bot',
  'meta-externalagent',
  'omgili',
  'omgilibot',
  'PanguBot',
  'SBIntuitionsBot',
  'Timpibot',
  'VelenPublicWebCrawler',
  'Webzio-Extended',
]

/** Works of members, and what is nobody's but a member's or the school's. */
const closed = [
  '/user_corrected_works',
  '/private/',
  '/users/',
  '/staff',
  '/sandbox',
  '/sessions',
  '/subscription_orders',
]

/** Who gathers material to train on finds nothing here; search engines find everything but works and accounts. */
export default async function robots({ house: { settings } }: CallAsk): Promise<Answer> {
  const lines = [
    ...collectors.map((name) => `User-agent: ${name}`),
    'Disallow: /',
    '',
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${settings.origin}/sitemap.xml`,
  ]
  return Answer.text(200, `${lines.join('\n')}\n`).with({ 'Cache-Control': 'public, max-age=3600' })
}
