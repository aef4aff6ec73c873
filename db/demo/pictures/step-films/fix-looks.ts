import type { LessonLooks } from './looks.ts'

/** Where it is seen what the lessons ask for that begin with what went wrong; the last point is wrong and right side by side. */
export const fixLooks: Readonly<Record<string, LessonLooks>> = {
  'first-face-fix-1': { checks: [{ film: 'first-face-fix-1-2', at: [0, 0], wide: 960 }] },
  'first-face-fix-2': {
    checks: [
      { film: 'first-face-fix-2-3', at: [316, -30], wide: 480, ring: [316, -2, 176, 40] },
      { film: 'first-face-fix-2-2', at: [-320, 0], wide: 620 },
      { film: 'first-face-fix-2-1', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'first-face-fix-2-1', at: [316, 0], wide: 640 },
  },
  'first-face-fix-3': {
    checks: [
      { film: 'first-face-fix-3-3', at: [316, -20], wide: 480, ring: [316, -16, 122, 46] },
      { film: 'first-face-fix-3-3', at: [316, -20], wide: 360, ring: [316, -16, 40, 40] },
      { film: 'first-face-fix-3-1', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'first-face-fix-3-2', at: [316, 0], wide: 640 },
  },
  'first-face-fix-4': {
    checks: [
      { film: 'first-face-fix-4-3', at: [322, 70], wide: 480, ring: [322, 76, 96, 112] },
      { film: 'first-face-fix-4-3', at: [322, 50], wide: 360, ring: [322, 52, 82, 34] },
      { film: 'first-face-fix-4-1', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'first-face-fix-4-2', at: [316, 0], wide: 640 },
  },
  'first-face-fix-5': {
    checks: [
      { film: 'first-face-fix-5-2', at: [316, 60], wide: 480, ring: [316, 101, 128, 44] },
      { film: 'first-face-fix-5-3', at: [390, 0], wide: 400, ring: [478, -14, 42, 34] },
      { film: 'first-face-fix-5-1', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'first-face-fix-5-1', at: [316, 0], wide: 640 },
  },
  'balance-fix-1': { checks: [{ film: 'balance-fix-1', at: [324, 0], wide: 880 }] },
  'balance-fix-2': {
    checks: [
      { film: 'balance-fix-2', at: [235, 200], wide: 480 },
      { film: 'balance-fix-2', at: [275, 90], wide: 680 },
      { film: 'balance-fix-2', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'balance-fix-2', at: [285, 20], wide: 880 },
  },
  'balance-fix-3': {
    checks: [
      { film: 'balance-fix-3', at: [300, 100], wide: 440 },
      { film: 'balance-fix-3', at: [390, 230], wide: 400 },
      { film: 'balance-fix-3', at: [20, 0], wide: 960 },
    ],
    aim: { film: 'balance-fix-3', at: [330, 25], wide: 780 },
  },
  'balance-fix-4': {
    checks: [
      { film: 'balance-fix-4', at: [265, 0], wide: 820 },
      { film: 'balance-fix-4', at: [245, -150], wide: 420 },
      { film: 'balance-fix-4', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'balance-fix-4', at: [265, 0], wide: 820 },
  },
  'balance-fix-5': {
    checks: [
      { film: 'balance-fix-5', at: [300, 50], wide: 700 },
      { film: 'balance-fix-5', at: [280, 80], wide: 580 },
      { film: 'balance-fix-5', at: [-10, 0], wide: 960 },
    ],
    aim: { film: 'balance-fix-5', at: [300, 30], wide: 760 },
  },
  'hand-fix-2': {
    checks: [
      { film: 'hand-fix-2-2', at: [275, -20], wide: 480, ring: [271, -8, 126, 50] },
      { film: 'hand-fix-2-1', at: [225, 40], wide: 480, ring: [171, 92, 62, 84] },
      { film: 'hand-fix-2-3', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'hand-fix-2-2', at: [275, 0], wide: 820 },
  },
  'folds-fix-2': {
    checks: [
      { film: 'folds-fix-2-2', at: [195, -60], wide: 480, ring: [105, -158, 50, 48] },
      { film: 'folds-fix-2-1', at: [245, 120], wide: 480, ring: [205, 166, 80, 70] },
      { film: 'folds-fix-2-2', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'folds-fix-2-1', at: [275, 0], wide: 820 },
  },
  'one-point-fix-2': {
    checks: [
      { film: 'one-point-fix-2-3', at: [265, 130], wide: 480, ring: [265, 170, 150, 84] },
      { film: 'one-point-fix-2-2', at: [265, 90], wide: 480, ring: [265, 118, 130, 30] },
      { film: 'one-point-fix-2-3', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'one-point-fix-2-1', at: [265, 0], wide: 820 },
  },
  'one-point-fix-3': {
    checks: [
      { film: 'one-point-fix-3', at: [265, 90], wide: 480 },
      { film: 'one-point-fix-3', at: [190, 10], wide: 320 },
      { film: 'one-point-fix-3', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'one-point-fix-3', at: [265, 40], wide: 620 },
  },
  'one-point-fix-4': {
    checks: [
      { film: 'one-point-fix-4', at: [200, 130], wide: 400 },
      { film: 'one-point-fix-4', at: [230, 60], wide: 440 },
      { film: 'one-point-fix-4', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'one-point-fix-4', at: [265, 40], wide: 620 },
  },
  'one-point-fix-5': {
    checks: [
      { film: 'one-point-fix-5', at: [340, 60], wide: 560 },
      { film: 'one-point-fix-5', at: [180, 150], wide: 340 },
      { film: 'one-point-fix-5', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'one-point-fix-5', at: [322, 40], wide: 680 },
  },
  'head-angle-build-1': {
    checks: [
      { film: 'head-angle-build-1-2', at: [180, 0], wide: 480, ring: [92, 0, 46, 120] },
      { film: 'head-angle-build-1-1', at: [210, -6], wide: 480, ring: [136, -6, 76, 124] },
      { film: 'head-angle-build-1-3', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'head-angle-build-1-1', at: [265, 0], wide: 820 },
  },
  'eyes-fix-3': {
    checks: [
      { film: 'eyes-fix-3-3', at: [265, 10], wide: 560, ring: [145, 20, 96, 62] },
      { film: 'eyes-fix-3-2', at: [385, 20], wide: 320, ring: [386, -14, 64, 36] },
      { film: 'eyes-fix-3-1', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'eyes-fix-3-1', at: [265, 10], wide: 640 },
  },
  'skin-color-fix-3': {
    checks: [
      { film: 'skin-color-fix-3-1', at: [265, -40], wide: 560, ring: [206, -66, 70, 104] },
      { film: 'skin-color-fix-3-3', at: [265, -80], wide: 480, ring: [176, -86, 60, 40] },
      { film: 'skin-color-fix-3-2', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'skin-color-fix-3-2', at: [265, 0], wide: 820 },
  },
  'gesture-fix-3': {
    checks: [
      { film: 'gesture-fix-3-2', at: [265, -76], wide: 480, ring: [264, -72, 124, 112] },
      { film: 'gesture-fix-3-2', at: [300, 11], wide: 830, ring: [276, 302, 56, 20] },
      { film: 'gesture-fix-3-3', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'gesture-fix-3-1', at: [300, 11], wide: 830 },
  },
  'hair-flow-fix-2': {
    checks: [
      { film: 'hair-flow-fix-2-1', at: [265, -80], wide: 560, ring: [264, -174, 96, 36] },
      { film: 'hair-flow-fix-2-3', at: [265, -80], wide: 560, ring: [266, -168, 52, 34] },
      { film: 'hair-flow-fix-2-2', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'hair-flow-fix-2-1', at: [265, 0], wide: 640 },
  },
  'line-art-fix-2': {
    checks: [
      { film: 'line-art-fix-2-2', at: [345, -40], wide: 560, ring: [376, -90, 118, 62] },
      { film: 'line-art-fix-2-3', at: [280, 240], wide: 480, ring: [300, 288, 150, 40] },
      { film: 'line-art-fix-2-3', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'line-art-fix-2-2', at: [300, -10], wide: 560 },
  },
  'figure-ground-fix-2': {
    checks: [
      { film: 'figure-ground-fix-2-3', at: [245, -70], wide: 480, ring: [184, -84, 108, 46] },
      { film: 'figure-ground-fix-2-2', at: [245, 210], wide: 480, ring: [218, 306, 92, 42] },
      { film: 'figure-ground-fix-2-1', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'figure-ground-fix-2-2', at: [290, 40], wide: 700 },
  },
  'panels-fix-2': {
    checks: [
      { film: 'panels-fix-2-3', at: [290, 64], wide: 700 },
      { film: 'panels-fix-2-2', at: [290, 64], wide: 700, ring: [170, 52, 100, 268] },
      { film: 'panels-fix-2-1', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'panels-fix-2-1', at: [290, 40], wide: 700 },
  },
  'rough-to-finish-fix-5': {
    checks: [
      { film: 'rough-to-finish-fix-5-3', at: [290, 64], wide: 700 },
      { film: 'rough-to-finish-fix-5-2', at: [285, -60], wide: 560, ring: [372, -150, 84, 62] },
      { film: 'rough-to-finish-fix-5-1', at: [0, 0], wide: 960 },
    ],
    aim: { film: 'rough-to-finish-fix-5-1', at: [290, 40], wide: 700 },
  },
}
