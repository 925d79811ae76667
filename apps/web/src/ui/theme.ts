import { createTheme, Input, type MantineColorsTuple } from '@mantine/core'

const pine: MantineColorsTuple = [
  '#eaf6f6',
  '#d5ebeb',
  '#abd6d7',
  '#7cc0c2',
  '#54abae',
  '#369a9e',
  '#1c8287',
  '#0e6870',
  '#0a565d',
  '#06444a',
]
// Darker from 5 on than Mantine's own greys, so that quiet text still has a contrast of 4.5 to 1.
const gray: MantineColorsTuple = [
  '#f8f9f9',
  '#f1f3f3',
  '#e6e9ea',
  '#d9dddf',
  '#c9ced1',
  '#747c82',
  '#5d666c',
  '#495157',
  '#333a3f',
  '#1f2427',
]
const dark: MantineColorsTuple = [
  '#d6dadd',
  '#bcc2c6',
  '#9aa2a8',
  '#737b81',
  '#3a4145',
  '#2b3135',
  '#22272a',
  '#191d20',
  '#131618',
  '#0d0f11',
]
const green: MantineColorsTuple = [
  '#e9f7ee',
  '#d2eddc',
  '#a5dbb9',
  '#75c894',
  '#4eb775',
  '#34a861',
  '#208b4c',
  '#17743e',
  '#115f32',
  '#0b4925',
]
const amber: MantineColorsTuple = [
  '#fff6e0',
  '#fdebc0',
  '#fad98b',
  '#f5c452',
  '#efb026',
  '#dc9a0b',
  '#b57a00',
  '#8f5f00',
  '#744c00',
  '#5a3b00',
]

export const theme = createTheme({
  primaryColor: 'pine',
  primaryShade: { light: 7, dark: 7 },
  colors: { pine, gray, dark, green, amber },
  fontFamily:
    "'Pretendard Variable', Pretendard, -apple-system, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Hiragino Sans', 'Segoe UI', sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '0.875rem', lg: '1rem', xl: '1.25rem' },
  lineHeights: { xs: '1.5', sm: '1.5', md: '1.5', lg: '1.5', xl: '1.4' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.35' },
      h2: { fontSize: '1.125rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.45' },
    },
  },
  defaultRadius: 'md',
  respectReducedMotion: true,
  cursorType: 'pointer',
  focusRing: 'auto',
  components: {
    // A page has one banner: that of the frame, not one in each dialog.
    ModalHeader: { defaultProps: { component: 'div' } },
    DrawerHeader: { defaultProps: { component: 'div' } },
    // What a thing is, beside its name; a state has a StatusBadge.
    Badge: { defaultProps: { variant: 'light', color: 'gray', size: 'md', radius: 6, tt: 'none' } },
    // The hint below its input: beside one without a hint, both inputs stand on one line.
    InputWrapper: Input.Wrapper.extend({
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    }),
  },
})
