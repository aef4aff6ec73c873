import type { DemoCategory } from './shape.ts'

/** In the order in which 「カテゴリ順」 shows them. */
export const categories: DemoCategory[] = [
  { slug: 'face', name: '顔・表情', tab: 'character' },
  { slug: 'hair', name: '髪', tab: 'character' },
  { slug: 'hands-feet', name: '手・足', tab: 'character' },
  { slug: 'anatomy', name: '人体', tab: 'character' },
  { slug: 'pose', name: 'ポーズ', tab: 'character' },
  { slug: 'costume', name: '服・衣装', tab: 'character' },
  { slug: 'character-design', name: 'キャラクターデザイン', tab: 'character' },
  { slug: 'perspective', name: 'パース', tab: 'background' },
  { slug: 'nature', name: '自然物', tab: 'background' },
  { slug: 'town', name: '街・建物・室内', tab: 'background' },
  { slug: 'light-air', name: '光・空気', tab: 'background' },
  { slug: 'name', name: 'ネーム・コマ割り', tab: 'manga' },
  { slug: 'inking', name: '線画・ペン入れ', tab: 'manga' },
  { slug: 'finishing', name: '仕上げ・トーン', tab: 'manga' },
  { slug: 'story', name: 'ストーリー', tab: 'manga' },
  { slug: 'tools', name: 'ソフトの機能', tab: 'other' },
  { slug: 'brush-texture', name: 'ブラシ・質感', tab: 'other' },
  { slug: 'coloring', name: '塗り・配色', tab: 'other' },
  { slug: 'making', name: '制作の流れ', tab: 'other' },
  { slug: 'living-things', name: '動物・植物', tab: 'other' },
  { slug: 'still-life', name: '食べ物・小物', tab: 'other' },
]
