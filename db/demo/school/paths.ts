import type { Film } from '../media/films.ts'

/** How many pages a course of the demo world shows of itself. */
export const SAMPLE_PAGES = 6

/** Where the school's folder has its files, below `files/`. */
export const paths = {
  cover: (key: string) => `covers/${key}.jpg`,
  goal: (curriculum: string) => `goals/${curriculum}.jpg`,
  skillPath: (place: number) => `skill-paths/${place + 1}.jpg`,
  portrait: (key: string) => `portraits/${key}.jpg`,
  panel: (seed: number, shape: 'wide' | 'narrow') => `panels/${seed}-${shape}.jpg`,
  point: (subject: string, variant: number) => `points/${subject}-${variant + 1}.jpg`,
  target: (subject: string) => `targets/${subject}.jpg`,
  poster: (name: string) => `posters/${name}`,
  captions: (name: string) => `captions/${name}`,
  /** One that has pieces for players is shown by them where it is whole. */
  film: ({ name, hls }: Pick<Film, 'name' | 'hls'>, isWhole: boolean) =>
    `films/${name}${hls && !isWhole ? '-mp4' : ''}`,
  slides: (subject: string, pages: number) => (pages > 0 ? `slides/${subject}-${pages}` : ''),
  samples: (subject: string) => `slides/${subject}-${SAMPLE_PAGES}`,
  material: (subject: string, name: string) => `materials/${subject}/${name}`,
}
