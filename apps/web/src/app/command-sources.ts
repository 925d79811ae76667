// One line per feature that adds commands to the palette: import '../features/<slice>/<slice>.commands.ts'
import './page-commands.ts'
import '../features/meeting-rooms/meeting-rooms.commands.ts'
