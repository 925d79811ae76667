export const meals: Translated<'meals'> = {
  title: 'Menu of the week',
  words: 'menu lunch food',
  today: 'Today',
  none: 'No menu has been entered for this week.',
  placeholder: 'e.g. Spicy pork, soybean soup, salad',
  undo: 'Discard changes',
  picture: 'Picture of the menu, {{day}}',
}
