// What `styles.css` is made of: the foundations first, then every component.
import './foundation.ts'

export * from '../index.ts'
