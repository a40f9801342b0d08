export { SankeyChart as part } from 'echarts/charts';
