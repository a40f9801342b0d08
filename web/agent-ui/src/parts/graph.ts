export { GraphChart as part } from 'echarts/charts';
