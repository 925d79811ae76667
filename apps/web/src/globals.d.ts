/** True in builds that carry the page which shows the kit (see vite/with-ui-kit.ts). */
declare const __UI_KIT__: boolean
