/// <reference types="vite/client" />
import { type DrawnStories, testServerDrawing } from './suites/server-drawing.tsx'

testServerDrawing(import.meta.glob<DrawnStories>('../src/**/*.stories.tsx', { eager: true }))
