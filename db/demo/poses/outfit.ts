import type { Tone } from './part.ts'

export type Sleeve = 'none' | 'short' | 'long' | 'wide'
export type Lower = 'bare' | 'tights' | 'shorts' | 'trousers' | 'skirt' | 'long-skirt'
export type Collar = 'none' | 'crew' | 'shirt' | 'sailor' | 'crossed' | 'hood'

export type Outfit = {
  sleeve: Sleeve
  lower: Lower
  collar: Collar
  /** How far the cloth stands off the body. */
  loose: number
  belt?: boolean
  /** Tails of a coat or jacket: how far down the thigh. */
  tails?: number
  shoes?: 'shoes' | 'boots'
  colours: Partial<Record<Tone, string>>
}

export type Cloth = 'base' | 'casual' | 'uniform' | 'suit' | 'sports' | 'dress' | 'kimono' | 'outer'

export const outfits: Record<Cloth, readonly Outfit[]> = {
  base: [
    {
      sleeve: 'none',
      lower: 'bare',
      collar: 'none',
      loose: 0,
      colours: { top: '#efe3d3', bottom: '#efe3d3', skin: '#efe3d3', inner: '#efe3d3', shoe: '#efe3d3' },
    },
  ],
  casual: [
    {
      sleeve: 'short',
      lower: 'trousers',
      collar: 'crew',
      loose: 0.009,
      shoes: 'shoes',
      colours: { top: '#f3efe6', bottom: '#7c8ba3', shoe: '#e8e2d6' },
    },
    {
      sleeve: 'long',
      lower: 'trousers',
      collar: 'hood',
      loose: 0.011,
      shoes: 'shoes',
      colours: { top: '#b9c0c6', bottom: '#4c5567', shoe: '#f1ece2' },
    },
    {
      sleeve: 'short',
      lower: 'shorts',
      collar: 'crew',
      loose: 0.011,
      shoes: 'shoes',
      colours: { top: '#c9d6d3', bottom: '#a39a86', shoe: '#f1ece2' },
    },
    {
      sleeve: 'long',
      lower: 'skirt',
      collar: 'crew',
      loose: 0.008,
      shoes: 'shoes',
      colours: { top: '#e7dcd0', bottom: '#8d9aa5', shoe: '#665f5b' },
    },
    {
      sleeve: 'long',
      lower: 'trousers',
      collar: 'shirt',
      loose: 0.01,
      shoes: 'shoes',
      colours: { top: '#dfe6ea', bottom: '#b3a893', shoe: '#6d655c' },
    },
  ],
  uniform: [
    {
      sleeve: 'long',
      lower: 'skirt',
      collar: 'sailor',
      loose: 0.008,
      shoes: 'shoes',
      colours: { top: '#f6f4ef', bottom: '#48526b', extra: '#48526b', shoe: '#52483f' },
    },
    {
      sleeve: 'long',
      lower: 'trousers',
      collar: 'shirt',
      loose: 0.008,
      belt: true,
      shoes: 'shoes',
      colours: { top: '#f6f4ef', bottom: '#535c70', shoe: '#3f3a38' },
    },
    {
      sleeve: 'short',
      lower: 'skirt',
      collar: 'shirt',
      loose: 0.008,
      shoes: 'shoes',
      colours: { top: '#f6f4ef', bottom: '#6b7280', shoe: '#52483f' },
    },
    {
      sleeve: 'short',
      lower: 'trousers',
      collar: 'shirt',
      loose: 0.008,
      belt: true,
      shoes: 'shoes',
      colours: { top: '#f6f4ef', bottom: '#6a7080', shoe: '#3f3a38' },
    },
  ],
  suit: [
    {
      sleeve: 'long',
      lower: 'trousers',
      collar: 'shirt',
      loose: 0.011,
      tails: 0.28,
      shoes: 'shoes',
      colours: { top: '#6b7384', bottom: '#6b7384', extra: '#f6f4ef', shoe: '#3f3a38' },
    },
    {
      sleeve: 'long',
      lower: 'skirt',
      collar: 'shirt',
      loose: 0.009,
      tails: 0.2,
      shoes: 'shoes',
      colours: { top: '#8a8d95', bottom: '#8a8d95', extra: '#f6f4ef', shoe: '#3f3a38' },
    },
    {
      sleeve: 'long',
      lower: 'trousers',
      collar: 'shirt',
      loose: 0.01,
      belt: true,
      shoes: 'shoes',
      colours: { top: '#eef1f3', bottom: '#5a6070', shoe: '#3f3a38' },
    },
  ],
  sports: [
    {
      sleeve: 'none',
      lower: 'tights',
      collar: 'crew',
      loose: 0.002,
      shoes: 'shoes',
      colours: { top: '#9fb3bd', bottom: '#566173', shoe: '#f1ece2' },
    },
    {
      sleeve: 'short',
      lower: 'shorts',
      collar: 'crew',
      loose: 0.01,
      shoes: 'shoes',
      colours: { top: '#e9ece8', bottom: '#6f8190', shoe: '#f1ece2' },
    },
    {
      sleeve: 'none',
      lower: 'shorts',
      collar: 'crew',
      loose: 0.005,
      shoes: 'shoes',
      colours: { top: '#d8c9b8', bottom: '#5d6673', shoe: '#e8e2d6' },
    },
  ],
  dress: [
    {
      sleeve: 'none',
      lower: 'skirt',
      collar: 'crew',
      loose: 0.004,
      shoes: 'shoes',
      colours: { top: '#c7b7b4', bottom: '#c7b7b4', shoe: '#8b7d77' },
    },
    {
      sleeve: 'short',
      lower: 'long-skirt',
      collar: 'crew',
      loose: 0.005,
      shoes: 'shoes',
      colours: { top: '#b8c3c9', bottom: '#b8c3c9', shoe: '#746b66' },
    },
    {
      sleeve: 'long',
      lower: 'long-skirt',
      collar: 'shirt',
      loose: 0.006,
      belt: true,
      shoes: 'shoes',
      colours: { top: '#8f97a3', bottom: '#8f97a3', shoe: '#4c4542' },
    },
  ],
  kimono: [
    {
      sleeve: 'wide',
      lower: 'long-skirt',
      collar: 'crossed',
      loose: 0.008,
      belt: true,
      colours: { top: '#aab8c4', bottom: '#aab8c4', extra: '#f6f4ef', dark: '#5f6b7d' },
    },
    {
      sleeve: 'wide',
      lower: 'long-skirt',
      collar: 'crossed',
      loose: 0.009,
      belt: true,
      colours: { top: '#d8cdbb', bottom: '#d8cdbb', extra: '#f6f4ef', dark: '#7d5f55' },
    },
    {
      sleeve: 'wide',
      lower: 'long-skirt',
      collar: 'crossed',
      loose: 0.009,
      belt: true,
      colours: { top: '#f2eee6', bottom: '#535c70', extra: '#dfe6ea', dark: '#535c70' },
    },
  ],
  outer: [
    {
      sleeve: 'long',
      lower: 'trousers',
      collar: 'shirt',
      loose: 0.011,
      tails: 0.85,
      shoes: 'boots',
      colours: { top: '#a5947c', bottom: '#4f5664', extra: '#e7e1d6', shoe: '#5b4a3d' },
    },
    {
      sleeve: 'long',
      lower: 'trousers',
      collar: 'hood',
      loose: 0.015,
      shoes: 'boots',
      colours: { top: '#7f8d86', bottom: '#5a6070', shoe: '#5b4a3d' },
    },
    {
      sleeve: 'long',
      lower: 'skirt',
      collar: 'shirt',
      loose: 0.011,
      tails: 0.95,
      shoes: 'boots',
      colours: { top: '#c9bca8', bottom: '#6d6a6a', extra: '#8f3f34', shoe: '#5b4a3d' },
    },
  ],
}

export const SKINS = ['#f6e3d2', '#f3dcc6', '#ecd0b6', '#d9b492'] as const
export const HAIRS = ['#4b4640', '#5f5248', '#7a6552', '#3c3f47', '#94816a', '#8b8d92'] as const
