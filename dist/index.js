import { runAction } from './bundle.js';

await runAction();
