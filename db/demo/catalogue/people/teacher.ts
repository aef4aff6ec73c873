import { seedOf } from '../compose/pick.ts'
import type { DemoTeacher, Genre } from '../shape.ts'
import { faces } from './faces.ts'

type Site = DemoTeacher['links'][number]['site']
type Words = Pick<DemoTeacher, 'profile' | 'achievements' | 'collabVideos'> & { sites: Site[] }

export function teacher(key: string, name: string, kana: string, genres: Genre[], words: Words): DemoTeacher {
  const { sites, ...rest } = words
  const links = sites.map((site) => ({ site, url: `https://example.com/${site.toLowerCase()}/${key}` }))
  return { key, name, kana, genres, portraitSeed: seedOf(key), face: faces[key] ?? {}, links, ...rest }
}
