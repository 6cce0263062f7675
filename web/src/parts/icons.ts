/** Small drawings, 24 by 24, cut like the cards; filled with the current colour, gouged in `--cut`. */

const fly =
  '<path d="M10.6 9.5C5 6.5 1.5 9 2 12.5c.4 3 4.5 3.5 8 .5ZM13.4 9.5C19 6.5 22.5 9 22 12.5c-.4 3-4.5 3.5-8 .5Z"/><path d="M12 8.5c2.6 0 3.4 3 3.2 6-.2 3-1.4 6-3.2 6s-3-3-3.2-6c-.2-3 .6-6 3.2-6Z"/><circle cx="12" cy="6" r="2.7"/><path d="m10 4-2-2M14 4l2-2M8.8 17l-3 3M15.2 17l3 3" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/><path d="M9.5 13h5M9.5 16h5" fill="none" stroke="var(--cut,#f5ead3)" stroke-width="1.2"/>'

export const icons = {
  leaf:
    '<path d="M3.5 20.5C2 10 9 3 21 3c.6 11-6 18.5-17.5 17.5Z"/><path d="M5.5 18.5 15 9M9 15v-4.5M9 15h4.5" fill="none" stroke="var(--cut,#f5ead3)" stroke-width="1.5" stroke-linecap="round"/>',
  leaves:
    '<path d="M1.5 21C.5 12 4.5 6 12.5 4c1.5 8-2 15-11 17Z"/><path d="M8.5 21c1-7.5 6-11.5 14-11 .5 7-4.5 11.5-14 11Z"/><path d="M3.5 18.5 9.5 9M11.5 19l7-5.5" fill="none" stroke="var(--cut,#f5ead3)" stroke-width="1.4" stroke-linecap="round"/>',
  fly,
  flies: `<g transform="translate(-1 -1) scale(.68)">${fly}</g><g transform="translate(8.5 8.5) scale(.66)">${fly}</g>`,
  sun:
    '<path d="m12 1 2 4 3.8-2.2.2 4.4 4.4.2-2.2 3.8 4 .8-4 2 2.2 3.8-4.4.2-.2 4.4-3.8-2.2-2 3.8-2-3.8-3.8 2.2-.2-4.4-4.4-.2 2.2-3.8-4-2 4-.8L1.6 7.4l4.4-.2.2-4.4L10 5Z"/><circle cx="12" cy="12" r="4" fill="var(--pc,#b83a26)"/>',
  moon:
    '<path d="M15 2.5C8 2 3 7 3 12.5S8 22.5 14 22c3-.2 5.5-1.5 7-4-6.5 1-11-2.5-11-7.5 0-3.5 2-6.5 5-8Z"/><path d="m18.5 5 .9 2.1L21.5 8l-2.1.9-.9 2.1-.9-2.1L15.5 8l2.1-.9Z"/>',
  fish:
    '<path d="M1.5 12C5 6 11 5 16.5 10L22.5 6c-1.5 4-1.5 8 0 12l-6-4C11 19 5 18 1.5 12Z"/><circle cx="6.8" cy="11" r="1.3" fill="var(--pc,#2f5f83)"/><path d="M10.5 8.5c1.5 2 1.5 5 0 7" fill="none" stroke="var(--pc,#2f5f83)" stroke-width="1.5"/>',
  boat: '<path d="M2 15h20l-3.5 6h-13ZM11 2v11.5H3.5ZM13 4.5l7 9h-7Z"/>',
  star: '<path d="m12 1.5 2.6 7.3 7.7.2-6.1 4.7 2.2 7.4-6.4-4.4-6.4 4.4 2.2-7.4L1.7 9l7.7-.2Z"/>',
  key:
    '<path d="M7 2.5a5.5 5.5 0 0 1 1.7 10.7V15H11v3H8.7v1.5H11v3H5.3V13.2A5.5 5.5 0 0 1 7 2.5Z" transform="rotate(-38 10 12)"/><circle cx="8" cy="7.6" r="1.9" fill="var(--pc,#3e6b47)"/>',
  hand:
    '<path d="M7 22c-3-3.5-4.5-7-5-10 1-.8 2.2-.2 3 1.5V4.8c.5-1.4 2-1.4 2.5 0V10V3c.5-1.4 2.2-1.4 2.7 0v7V3.8c.5-1.4 2.2-1.4 2.7 0V11l.1-4.5c.5-1.3 2.1-1.3 2.6 0V15c0 3-1 5-2.6 7Z" transform="translate(2)"/>',
  hare:
    '<path d="M9 1.5c2 2 2.8 4.5 2.8 7 1-2.5 2.7-4.5 5-5.5 0 3-1 5.5-2.5 7.5 2.7 1.5 4.2 3.7 4.2 6.3 0 3.2-2.7 5.2-6.5 5.2s-6.5-2-6.5-5.2c0-2.6 1.5-4.8 4-6.3C8 7.5 7.8 4.5 9 1.5Z"/><circle cx="9.7" cy="15" r="1.1" fill="var(--pc,#8a5f0c)"/><circle cx="14.3" cy="15" r="1.1" fill="var(--pc,#8a5f0c)"/>',
  both:
    '<path d="M2 8h18M15 3l5 5-5 5M22 16H4M9 11l-5 5 5 5" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  check:
    '<path d="m4 12.5 5.5 6L20.5 5" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  plus: '<path d="M12 4v16M4 12h16" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  minus: '<path d="M4 12h16" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round"/>',
  last:
    '<path d="M4 6.5 13 3l4 12-9 3.5Z" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/><path d="m16 7 5 1.5-3.5 12-8-2" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  log:
    '<path d="M4 5h16M4 10h16M4 15h11M4 20h8" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  look:
    '<path d="M3 7h18M3 17h18" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><circle cx="9" cy="7" r="3.2"/><circle cx="15.5" cy="17" r="3.2"/>',
  rules:
    '<path d="M12 6C9 3.5 5.5 3.5 2.5 4.5v14.5c3-1 6.5-1 9.5 1.5 3-2.5 6.5-2.5 9.5-1.5V4.5C18.5 3.5 15 3.5 12 6Zm0 0v14" fill="none" stroke="currentColor" stroke-width="2" stroke-linejoin="round"/>',
  more: '<circle cx="5" cy="12" r="2.3"/><circle cx="12" cy="12" r="2.3"/><circle cx="19" cy="12" r="2.3"/>',
  ladder:
    '<path d="M7 2v20M17 2v20M7 6h10M7 12h10M7 18h10" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/>',
  eye:
    '<path d="M1.5 12C5 6.5 8.5 4.5 12 4.5S19 6.5 22.5 12C19 17.5 15.5 19.5 12 19.5S5 17.5 1.5 12Z" fill="none" stroke="currentColor" stroke-width="2"/><circle cx="12" cy="12" r="3.6"/>',
  deal:
    '<rect x="7" y="2.5" width="12" height="16" rx="1.5" fill="none" stroke="currentColor" stroke-width="2"/><path d="M4 6v14.5c0 .8.5 1 1 1h11" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/><path d="m13 7 2 3.5-2 3.5-2-3.5Z"/>',
  lost:
    '<path d="M2 8.5C8 3 16 3 22 8.5M6 13c3.7-3 8.3-3 12 0" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><circle cx="12" cy="18" r="2"/><path d="M3 21 21 3" stroke="currentColor" stroke-width="2.2"/>',
  close: '<path d="m5 5 14 14M19 5 5 19" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round"/>',
  back:
    '<path d="M16 4 8 12l8 8" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
  next:
    '<path d="m8 4 8 8-8 8" fill="none" stroke="currentColor" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round"/>',
  flag:
    '<path d="M5 22V2" stroke="currentColor" stroke-width="3" stroke-linecap="round"/><path d="M6 3h15l-4.5 5 4.5 5H6Z"/>',
  talk:
    '<path d="M3 4h18v12h-9l-5 5v-5H3Z" fill="none" stroke="currentColor" stroke-width="2.2" stroke-linejoin="round"/>',
  alert:
    '<path d="M12 3v11" stroke="currentColor" stroke-width="4" stroke-linecap="round"/><circle cx="12" cy="20" r="2.4"/>',
  seal:
    '<path d="m7.2 13.5-2.6 9 4.3-1.6 3.1 2.2 3.1-2.2 4.3 1.6-2.6-9Z"/><path d="m12 .8 2.4 1.5 2.8-.2 1 2.6 2.4 1.6-.7 2.7.7 2.7-2.4 1.6-1 2.6-2.8-.2L12 17.2l-2.4-1.5-2.8.2-1-2.6-2.4-1.6.7-2.7-.7-2.7 2.4-1.6 1-2.6 2.8.2Z"/><path d="m8.3 9 2.6 2.8 4.8-5.4" fill="none" stroke="var(--cut,#f5ead3)" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/>',
  bolt: '<path d="M13.5 1.5 4 14h6.5L9 22.5 20 9h-7Z"/>',
} as const

export type IconName = keyof typeof icons
